import type { InboxEntry } from '@lobby/api-client';
import { formatDateTime, useLanguage } from '@lobby/i18n';
import { Button, EmptyState, NewsList, NewsRow } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './inbox.module.css';

interface InboxListProps {
  messages: readonly InboxEntry[];
  /** Marks all as read; undefined if none is unread. */
  onReadAll: (() => void) | undefined;
  reading: boolean;
  onOpen(id: string): void;
}

/** Messages of this account, newest first. */
export function InboxList({ messages, onReadAll, reading, onOpen }: InboxListProps) {
  const { t } = useTranslation('account-messages');
  const language = useLanguage();
  if (messages.length === 0) {
    return <EmptyState art="inbox" title={t('inbox.none')} text={t('inbox.noneText')} />;
  }
  return (
    <>
      {onReadAll && (
        <div className={styles.all}>
          <Button variant="plain" busy={reading} onClick={onReadAll}>
            {t('inbox.readAll')}
          </Button>
        </div>
      )}
      <NewsList label={t('inbox.title')}>
        {messages.map(({ id, title, summary, sentAt, read }) => (
          <NewsRow
            key={id}
            title={title}
            when={formatDateTime(sentAt, language)}
            text={summary}
            unread={!read}
            onOpen={() => onOpen(id)}
          />
        ))}
      </NewsList>
    </>
  );
}
