import { api } from '@lobby/api-client';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refreshInbox } from './inbox.query';

export function useReadAll() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.announcements.readInbox(),
    onSuccess: () => refreshInbox(client),
  });
}

/** Deletes a message; there is no way back, so it is asked for twice. */
export function useDeleteMessage(onDone: () => void) {
  const { t } = useTranslation('account-messages');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.announcements.deleteInboxMessage({ id }),
    onSuccess: () => {
      toast.success(t('inbox.deleted'));
      onDone();
    },
    // Also after a refusal: it may be gone already.
    onSettled: () => refreshInbox(client),
  });
}
