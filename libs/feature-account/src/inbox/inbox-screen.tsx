import { PATHS } from '@lobby/core';
import { Button, EmptyState, FormError } from '@lobby/ui-kit';
import { useState } from 'react';
import { ListPage } from '@lobby/feature-kit';
import { useUnread } from '@lobby/session';
import { useTranslation } from 'react-i18next';
import { MessageTabs } from '../messages/message-tabs';
import { InboxList } from './inbox-list';
import { useInbox } from './inbox.query';
import { MessageSheet } from './message-sheet';
import { useReadAll } from './use-inbox-changes';
import styles from './inbox.module.css';

/** Inbox (D1 §2); an error text for accounts without one (D1 §6). */
export function InboxScreen() {
  const { t } = useTranslation('errors');
  const unread = useUnread();
  return unread === undefined ? (
    <EmptyState art="inbox" title={t('error.account.no.permission')} />
  ) : (
    <Inbox unread={unread} />
  );
}

function Inbox({ unread }: { unread: number }) {
  const inbox = useInbox();
  const readAll = useReadAll();
  const [message, setMessage] = useState<{ id: string; open: boolean }>();
  return (
    <ListPage query={inbox}>
      <MessageTabs current={PATHS.inbox} />
      <InboxList
        messages={inbox.messages}
        onReadAll={unread > 0 ? () => readAll.mutate() : undefined}
        reading={readAll.isPending}
        onOpen={(id) => setMessage({ id, open: true })}
      />
      {inbox.hasNextPage && <More inbox={inbox} />}
      {message && (
        <MessageSheet {...message} onClose={() => setMessage({ ...message, open: false })} />
      )}
    </ListPage>
  );
}

function More({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const { t } = useTranslation(['account-messages', 'common']);
  return (
    <div className={styles.more}>
      {inbox.isFetchNextPageError && <FormError>{t('common:failed.title')}</FormError>}
      <Button
        variant="secondary"
        busy={inbox.isFetchingNextPage}
        onClick={() => void inbox.fetchNextPage()}
      >
        {t('inbox.more')}
      </Button>
    </div>
  );
}

export const Component = InboxScreen;
