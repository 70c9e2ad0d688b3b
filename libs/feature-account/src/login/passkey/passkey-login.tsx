import type { ApiError, GrantedSession } from '@lobby/api-client';
import { whenSettled } from '@lobby/core';
import { errorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { useSessionStart } from '../../entry/session-entry';

/** Whether the browser can offer passkeys among its suggestions for a field. */
const canOffer = async () =>
  'PublicKeyCredential' in window &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

const showFailure = async (error: ApiError) => toast.error(await errorText(error));

/** Offers passkeys until the signal ends it. If the code does not load or the browser lacks support, the form works without. */
async function offer(
  signal: AbortSignal,
  onGranted: (granted: GrantedSession) => void,
): Promise<void> {
  if (!(await canOffer())) return;
  const { offerPasskeys } = await import('./passkey-autofill');
  if (signal.aborted) return;
  const stop = offerPasskeys({
    onGranted,
    onFailed: (error) => void showFailure(error),
  });
  signal.addEventListener('abort', stop);
}

/**
 * Logs in by a passkey that is chosen from the suggestions of the user name (decision 65). Loads once a field has the
 * focus, or the page is settled. Shows nothing.
 */
export function PasskeyLogin() {
  const start = useSessionStart();
  useEffect(() => {
    const left = new AbortController();
    const begin = () => {
      cancel();
      removeEventListener('focusin', begin);
      offer(left.signal, start).catch(() => undefined);
    };
    const cancel = whenSettled(begin);
    addEventListener('focusin', begin);
    return () => {
      cancel();
      removeEventListener('focusin', begin);
      left.abort();
    };
  }, [start]);
  return null;
}
