import { formatDateTime, useLabels, useLanguage } from '@lobby/i18n';
import { MINE, openAddress, useImageHosts } from '@lobby/session';
import {
  Button,
  ConfirmDialog,
  FailedState,
  RichText,
  Sheet,
  Shimmer,
  Skeleton,
} from '@lobby/ui-kit';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageQuery } from './inbox.query';
import { useDeleteMessage } from './use-inbox-changes';
import styles from './inbox.module.css';

interface MessageSheetProps {
  /** The message to read; nothing while none is open. */
  id: string | undefined;
  onClose(): void;
}

/** One message whole, and the way to delete it. */
export function MessageSheet({ id, onClose }: MessageSheetProps) {
  const t = useLabels(['account', 'common']);
  const language = useLanguage();
  const hosts = useImageHosts();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const remove = useDeleteMessage(onClose);
  const options = messageQuery(id ?? '', language);
  const message = useQuery(id === undefined ? { ...options, queryFn: skipToken } : options);
  const readNow = message.data?.id;
  useEffect(
    function countAgain() {
      if (readNow === undefined) return;
      void client.invalidateQueries({ queryKey: [...MINE, 'unread'] });
      void client.invalidateQueries({ queryKey: [...MINE, 'inbox', 'list'] });
    },
    [readNow, client],
  );
  const { data } = message;
  return (
    <Sheet
      open={id !== undefined}
      onClose={onClose}
      label={t('inbox.message')}
      title={data?.title ?? t('common:wait.loading')}
      eyebrow={data && formatDateTime(data.sentAt, language)}
      closeLabel={t('common:action.close')}
    >
      {message.isError && (
        <FailedState
          title={t('common:failed.title')}
          retryLabel={t('common:action.retry')}
          onRetry={() => void message.refetch()}
          busy={message.isFetching}
        />
      )}
      {message.isPending && (
        <Shimmer label={t('common:wait.loading')}>
          <Skeleton height="120px" />
        </Shimmer>
      )}
      {data && (
        <>
          <RichText html={data.content} imageOrigins={hosts} onLink={openAddress} />
          <div className={styles.actions}>
            <Button variant="secondary" busy={remove.isPending} onClick={() => setAsking(true)}>
              {t('inbox.delete')}
            </Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={asking}
        title={t('inbox.deleteTitle')}
        text={t('inbox.deleteText')}
        confirmLabel={t('common:action.confirm')}
        cancelLabel={t('common:action.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          if (id !== undefined) remove.mutate(id);
        }}
      />
    </Sheet>
  );
}
