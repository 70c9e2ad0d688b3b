import { api } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { LanguageButton } from '@lobby/feature-account';
import { accountType, soundAtom, unreadCountQuery, useSession, useViewer } from '@lobby/session';
import { Headset, IconLink, optionalLazy, Mail, TopBar } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandLogo } from '../frame/brand-logo';
import { useIdle } from './use-idle';

/** Milliseconds between two looks at the unread messages; a hidden page does not ask. */
const UNREAD_REFRESH_MS = 60_000;

const UnreadTone = optionalLazy(() => import('../unread-tone/unread-tone'));
const PayoutShortcut = optionalLazy(() => import('./payout-shortcut'));

/** Logo, live chat where there is one, messages with their dot, language (D1 §2). */
export function HomeHeader() {
  const { t } = useTranslation('shell');
  const idle = useIdle();
  const member = useSession();
  const contacts = useQuery({
    queryKey: ['service-contacts'],
    queryFn: ({ signal }) => api.merchant.serviceContacts({ signal }),
    staleTime: Infinity,
    enabled: idle,
  });
  const hasChat = contacts.data?.some(({ kind }) => kind === 'LIVECHAT');
  return (
    <TopBar logo={<BrandLogo />} overlay>
      {member && idle && (
        <Suspense fallback={null}>
          <PayoutShortcut />
        </Suspense>
      )}
      {hasChat && <IconLink to={PATHS.service} label={t('home.liveChat')} icon={<Headset />} />}
      <MessagesLink idle={idle} />
      <LanguageButton />
    </TopBar>
  );
}

function MessagesLink({ idle }: { idle: boolean }) {
  const { t } = useTranslation('shell');
  const { session, flags } = useViewer();
  const counted = session !== null && flags.inbox && accountType(session.type).unreadCount;
  const { data } = useQuery({
    ...unreadCountQuery,
    enabled: idle && counted,
    refetchInterval: UNREAD_REFRESH_MS,
  });
  const sound = useAtomValue(soundAtom);
  const unread = data ?? 0;
  const dot = counted && unread > 0;
  return (
    <>
      <IconLink
        to={PATHS.announcements}
        label={t('home.messages')}
        icon={<Mail />}
        dot={dot}
        dotLabel={dot ? t('home.unread', { count: unread }) : undefined}
      />
      {counted && sound && (
        <Suspense fallback={null}>
          <UnreadTone unread={data} />
        </Suspense>
      )}
    </>
  );
}
