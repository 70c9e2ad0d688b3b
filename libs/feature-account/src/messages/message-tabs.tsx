import { PATHS } from '@lobby/core';
import { useAccountType, useHasOwnAccount, useUnread } from '@lobby/session';
import { TabLinks } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { useAnnouncements } from '../announcements/announcements.query';
import { NEWS_PATH } from '../inbox/news.query';
import { useOrderFlags } from './orders.query';

type Tab =
  | typeof PATHS.inbox
  | typeof NEWS_PATH
  | typeof PATHS.announcements
  | typeof PATHS.orderNews;

/** Number of unread announcements; undefined for accounts that mark none as read (D1 §6). */
function useUnreadAnnouncements(): number | undefined {
  const { data } = useAnnouncements('members');
  return useAccountType()?.marksRead ? data?.unreadCount : undefined;
}

/** Tabs over inbox, news, announcements and orders, as far as the viewer has them; renders nothing for one alone. */
export function MessageTabs({ current }: { current: Tab }) {
  const { t } = useTranslation('account-messages');
  const inbox = useUnread();
  const announcements = useUnreadAnnouncements();
  const flags = useOrderFlags();
  const hasOrders = useHasOwnAccount() && (flags.deposits || flags.withdrawals);
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
