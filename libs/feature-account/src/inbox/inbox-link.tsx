import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { accountType, unreadCountQuery, useViewer } from '@lobby/session';
import { Mail, RowLink, Rows } from '@lobby/ui-kit';
import { useQuery } from '@tanstack/react-query';

/** The way to the inbox with how many wait there, for the accounts that have one (D1 §6). */
export function InboxLink() {
  const t = useLabels('account');
  const { session, flags } = useViewer();
  const counted = session !== null && flags.inbox && accountType(session.type).unreadCount;
  const unread = useQuery({ ...unreadCountQuery, enabled: counted }).data ?? 0;
  if (!counted) return null;
  return (
    <Rows>
      <RowLink
        label={t('inbox.title')}
        icon={<Mail />}
        value={unread > 0 ? t('inbox.unread', { count: unread }) : undefined}
        to={PATHS.inbox}
      />
    </Rows>
  );
}
