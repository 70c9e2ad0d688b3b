import { api, ApiError } from '@lobby/api-client';
import { toast } from '@lobby/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passkeysQuery, sessionsQuery } from './devices.query';

/** Whether it was ended or removed before, as by a call whose answer was lost. */
const isGone = (error: unknown) => error instanceof ApiError && error.code === 'record.not.found';

/** Does it, also if that was done already. */
const once = (work: Promise<unknown>) =>
  work.catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });

/** Signs out on another device: confirm before calling. */
export function useEndSession() {
  const { t } = useTranslation('account-settings');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => once(api.security.endSession({ sessionId })),
    onSuccess: () => void toast.success(t('devices.ended')),
    // Also after a failure: the answer alone may be lost.
    onSettled: () => client.invalidateQueries(sessionsQuery),
  });
}

/** Removes a passkey for good: confirm before calling. */
export function useRemovePasskey() {
  const { t } = useTranslation('account-settings');
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentialId: string) => once(api.security.removePasskey({ credentialId })),
    onSuccess: () => void toast.success(t('passkeys.removed')),
    onSettled: () => client.invalidateQueries(passkeysQuery),
  });
}
