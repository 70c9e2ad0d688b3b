import { PATHS } from '@lobby/core';
import { accessDenied, accountType, OWN_ACCOUNT, useUnread, useViewer } from '@lobby/session';
import { TabLinks } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAnnouncements } from '../announcements/announcements.query';
import { NEWS_PATH } from '../inbox/news.query';
import { useOrderFlags } from './orders.query';

type Tab =
  typeof PATHS.inbox | typeof NEWS_PATH | typeof PATHS.announcements | typeof PATHS.orderNews;

/** Number of unread announcements; undefined for accounts that mark none as read (D1 §6). */
function useUnreadAnnouncements(): number | undefined {
  const { data } = useAnnouncements('members');
  const { session } = useViewer();
  return session && accountType(session.type).marksRead ? data?.unreadCount : undefined;
}

/** Inbox, news, announcements and orders as one place; only what the viewer has; nothing where that is one. */
export function MessageTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('account-messages');
  const viewer = useViewer();
  const inbox = useUnread();
  const announcements = useUnreadAnnouncements();
  const flags = useOrderFlags();
  const hasOrders =
    accessDenied(OWN_ACCOUNT, viewer) === null && (flags.deposits || flags.withdrawals);
  const tab = (label: string, to: Tab, count?: number) => ({
    label,
    to,
    count,
    countLabel: t('inbox.unread', { count }),
  });
  const tabs = [
    ...(inbox === undefined
      ? []
      : [tab(t('inbox.title'), PATHS.inbox, inbox), tab(t('news.title'), NEWS_PATH)]),
    tab(t('announcements.title'), PATHS.announcements, announcements),
    ...(hasOrders ? [tab(t('orders.title'), PATHS.orderNews)] : []),
  ];
  if (tabs.length < 2) return null;
  return <TabLinks label={t('messages.title')} current={current} items={tabs} />;
}
