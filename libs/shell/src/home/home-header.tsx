import { PATHS, serviceChatPath, MINUTE_MS } from '@lobby/core';
import { LanguageButton } from '@lobby/feature-account';
import { SearchLink } from '@lobby/feature-games';
import { useIdle } from '@lobby/feature-kit';
import {
  currentBrand,
  hasInbox,
  serviceContactsQuery,
  soundAtom,
  unreadCountQuery,
  useFlagsKnown,
  useSession,
  useViewer,
} from '@lobby/session';
import { Headset, IconLink, optionalLazy, Mail, TopBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../frame/brand-logo';

/** Interval of the unread count, while the page is visible. */
const UNREAD_REFRESH_MS = MINUTE_MS;

const UnreadSound = optionalLazy(() => import('../notification-sound/unread-sound'));
const PayoutShortcut = optionalLazy(() => import('./payout-shortcut'));

/** Header of Home: logo, payout shortcut, live chat, messages, language (D1 §2). */
export function HomeHeader() {
  const { t } = useTranslation('shell');
  const idle = useIdle();
  const session = useSession();
  const contacts = useQuery({ ...serviceContactsQuery, enabled: idle });
  const chat = contacts.data?.find(({ kind }) => kind === 'LIVECHAT');
  return (
    <TopBar logo={<BrandLogo />} overlay={currentBrand().home[0] === 'banner'}>
      {session && idle && (
        <Suspense fallback={null}>
          <PayoutShortcut />
        </Suspense>
      )}
      <SearchLink />
      {chat && (
        <IconLink
          // The platform opens no chat for a guest, who gets the contacts instead (D2 §2).
          to={session ? serviceChatPath(chat.title) : PATHS.service}
          label={t('home.liveChat')}
          icon={<Headset />}
        />
      )}
      <MessagesLink idle={idle} />
      <LanguageButton />
    </TopBar>
  );
}

/** Link to the messages; a dot marks unread ones of the inbox, for account types that have a count. */
function MessagesLink({ idle }: { idle: boolean }) {
  const { t } = useTranslation('shell');
  const viewer = useViewer();
  const hasCount = hasInbox(viewer);
  const { data } = useQuery({
    ...unreadCountQuery,
    enabled: useFlagsKnown(idle && viewer.session !== null) && hasCount,
    refetchInterval: UNREAD_REFRESH_MS,
  });
  const sound = useAtomValue(soundAtom);
  const unread = hasCount ? (data ?? 0) : 0;
  const dot = unread > 0;
  return (
    <>
      <IconLink
        to={dot ? PATHS.inbox : PATHS.announcements}
        label={t('home.messages')}
        icon={<Mail />}
        dot={dot}
        dotLabel={dot ? t('home.unread', { count: unread }) : undefined}
      />
      {hasCount && sound && (
        <Suspense fallback={null}>
          <UnreadSound unread={data} />
        </Suspense>
      )}
    </>
  );
}
