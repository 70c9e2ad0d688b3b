import { PATHS } from '@lobby/core';
import { useLabels } from '@lobby/i18n';
import { Mail, RowLink, Rows } from '@lobby/ui-kit';
import { useUnread } from './use-unread';

/** The way to the inbox with how many wait there, for the accounts that have one (D1 §6). */
export function InboxLink() {
  const t = useLabels('account');
  const unread = useUnread();
  if (unread === undefined) return null;
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
