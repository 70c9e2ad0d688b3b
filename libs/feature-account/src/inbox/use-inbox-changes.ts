import { api } from '@lobby/api-client';
import { useLabels } from '@lobby/i18n';
import { MINE } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Everything of this account that counts messages is asked for again. */
function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: MINE });
}

export function useReadAll() {
  return useMutation({ mutationFn: () => api.announcements.readInbox(), onSuccess: useRefresh() });
}

/** Deletes a message; there is no way back, so it is asked for twice. */
export function useDeleteMessage(onDone: () => void) {
  const t = useLabels('account');
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (id: string) => api.announcements.deleteInboxMessage(id),
    onSuccess: () => {
      toast.success(t('inbox.deleted'));
      onDone();
      return refresh();
    },
  });
}
