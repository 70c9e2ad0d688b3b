import { PATHS } from '@lobby/core';
import { useUnread } from '@lobby/session';
import { Mail, RowLink, Rows } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';

/** Link to the inbox with the unread count; absent for accounts without an inbox (D1 §6). */
export function InboxLink() {
  const { t } = useTranslation('account-messages');
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
