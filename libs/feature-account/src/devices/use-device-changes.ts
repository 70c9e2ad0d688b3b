import { api } from '@lobby/api-client';
import { removeOnce } from '@lobby/feature-kit';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passkeysQuery, sessionsQuery } from './devices.query';

/** Signs out on another device: confirm before calling. */
export function useEndSession() {
  const { t } = useTranslation('account-settings');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => removeOnce(() => api.security.endSession({ sessionId })),
    onSuccess: () => void toast.success(t('devices.ended')),
    // Also after a failure: maybe only the response was lost.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Removes a passkey permanently: confirm before calling. */
export function useRemovePasskey() {
  const { t } = useTranslation('account-settings');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentialId: string) =>
      removeOnce(() => api.security.removePasskey({ credentialId })),
    onSuccess: () => void toast.success(t('passkeys.removed')),
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}
