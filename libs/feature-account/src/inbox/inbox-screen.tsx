import { formatDateTime, useLabels, useLanguage } from '@lobby/i18n';
import { Button, EmptyState, NewsList, NewsRow } from '@lobby/ui-kit';
import { useState } from 'react';
import { ListState } from '../list-state/list-state';
import { useInbox } from './inbox.query';
import { MessageSheet } from './message-sheet';
import { useReadAll } from './use-inbox-changes';
import styles from './inbox.module.css';

/** The inbox (D1 §2): messages to this account, the newest first. */
export function InboxScreen() {
  const t = useLabels('account');
  const language = useLanguage();
  const inbox = useInbox();
  const readAll = useReadAll();
  const [opened, setOpened] = useState<string>();
  const unread = inbox.messages.some(({ read }) => !read);
  return (
    <ListState
      pending={inbox.isPending}
      failed={inbox.isError}
      busy={inbox.isFetching}
      onRetry={() => void inbox.refetch()}
    >
      {inbox.messages.length === 0 && (
        <EmptyState art="inbox" title={t('inbox.none')} text={t('inbox.noneText')} />
      )}
      {unread && (
        <Button variant="plain" busy={readAll.isPending} onClick={() => readAll.mutate()}>
          {t('inbox.readAll')}
        </Button>
      )}
      <NewsList label={t('inbox.title')}>
        {inbox.messages.map(({ id, title, summary, sentAt, read }) => (
          <NewsRow
            key={id}
            title={title}
            when={formatDateTime(sentAt, language)}
            text={summary}
            unread={read ? undefined : t('announcements.unread')}
            onOpen={() => setOpened(id)}
          />
        ))}
      </NewsList>
      {inbox.hasNextPage && (
        <div className={styles.more}>
          <Button
            variant="secondary"
            busy={inbox.isFetchingNextPage}
            onClick={() => void inbox.fetchNextPage()}
          >
            {t('inbox.more')}
          </Button>
        </div>
      )}
      <MessageSheet id={opened} onClose={() => setOpened(undefined)} />
    </ListState>
  );
}

export const Component = InboxScreen;
