import { useLabels } from '@lobby/i18n';
import { Button, EmptyState, FormError } from '@lobby/ui-kit';
import { useState } from 'react';
import { ListPage } from '../list-state/list-page';
import { InboxList } from './inbox-list';
import { useInbox } from './inbox.query';
import { MessageSheet } from './message-sheet';
import { useReadAll } from './use-inbox-changes';
import { useUnread } from './use-unread';
import styles from './inbox.module.css';

/** The inbox (D1 §2): of the accounts that have one (D1 §6). */
export function InboxScreen() {
  const t = useLabels('common');
  const unread = useUnread();
  return unread === undefined ? (
    <EmptyState art="inbox" title={t('error.noPermission')} />
  ) : (
    <Inbox unread={unread} />
  );
}

function Inbox({ unread }: { unread: number }) {
  const inbox = useInbox();
  const readAll = useReadAll();
  const [opened, setOpened] = useState<{ id: string; open: boolean }>();
  return (
    <ListPage query={inbox}>
      <InboxList
        messages={inbox.messages}
        onReadAll={unread > 0 ? () => readAll.mutate() : undefined}
        reading={readAll.isPending}
        onOpen={(id) => setOpened({ id, open: true })}
      />
      {inbox.hasNextPage && <More inbox={inbox} />}
      {opened && <MessageSheet {...opened} onClose={() => setOpened({ ...opened, open: false })} />}
    </ListPage>
  );
}

function More({ inbox }: { inbox: ReturnType<typeof useInbox> }) {
  const t = useLabels(['account', 'common']);
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
