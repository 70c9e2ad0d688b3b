import { api } from '@lobby/api-client';
import { changeOnce, removeOnce } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshInbox } from './inbox.query';

/** Marks every message as read. */
export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      changeOnce(
        () => api.announcements.readInbox(),
        () => api.member.unreadCount(),
        (unread) => unread === 0,
      ),
    // Also after a failure: maybe only the response was lost.
    onSettled: () => refreshInbox(client),
  });
}

/** Deletes a message permanently: confirm before calling. `onDone` runs on success. */
export function useDeleteMessage(onDone: () => void) {
  const { t } = useTranslation('account-messages');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => removeOnce(() => api.announcements.deleteInboxMessage({ id })),
    onSuccess: () => {
      toast.success(t('inbox.deleted'));
      onDone();
    },
    // Also after a refusal: the message may already be deleted.
    onSettled: () => refreshInbox(client),
  });
}
