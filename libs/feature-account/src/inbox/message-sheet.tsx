import { formatDateTime, useLanguage } from '@lobby/i18n';
import { FailedState, Shimmer, Skeleton } from '@lobby/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSheet } from '../text-sheet/text-sheet';
import { DeleteMessage } from './delete-message';
import { messageQuery, refreshInbox } from './inbox.query';

interface MessageSheetProps {
  id: string;
  open: boolean;
  onClose(): void;
}

/** Refetches list and unread count once a message was fetched, which marks it as read. */
function useRefreshOnRead(readId: string | undefined): void {
  const client = useQueryClient();
  useEffect(
    function refreshOnRead() {
      if (readId !== undefined) void refreshInbox(client);
    },
    [readId, client],
  );
}

/** Sheet with one message and its delete button. */
export function MessageSheet({ id, open, onClose }: MessageSheetProps) {
  const { t } = useTranslation(['account-messages', 'common']);
  const language = useLanguage();
  const { data, isError, isFetching, isPending, refetch } = useQuery(messageQuery(id, language));
  useRefreshOnRead(data?.id);
  return (
    <TextSheet
      open={open}
      onClose={onClose}
      label={t('inbox.message')}
      title={data?.title ?? t('inbox.message')}
      when={data && formatDateTime(data.sentAt, language)}
      html={data?.content}
    >
      {isError && !data && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {isPending && (
        <Shimmer>
          <Skeleton height="120px" />
        </Shimmer>
      )}
      {data && <DeleteMessage key={id} id={id} onDone={onClose} />}
    </TextSheet>
  );
}
