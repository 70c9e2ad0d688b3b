import { api } from '@lobby/api-client';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshInbox } from './inbox.query';

/** Marks every message as read. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.announcements.readInbox(),
    onSuccess: () => refreshInbox(client),
  });
}

/** Deletes a message for good: confirm before calling. `onDone` runs on success. */
export function useDeleteMessage(onDone: () => void) {
  const { t } = useTranslation('account-messages');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.announcements.deleteInboxMessage({ id }),
    onSuccess: () => {
      toast.success(t('inbox.deleted'));
      onDone();
    },
    // Also after a refusal: the message may be deleted already.
    onSettled: () => refreshInbox(client),
  });
}
