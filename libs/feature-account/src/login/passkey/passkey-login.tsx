import { api, type ApiError } from '@lobby/api-client';
import { whenSettled } from '@lobby/core';
import { errorText } from '@lobby/i18n';
import { toast } from '@lobby/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepExclusion } from '../../sign-in/exclusion-help';
import { useSessionStart } from '../../sign-in/sign-in-page';
import { SESSION_FORMS } from '../../sign-in/session-forms';
import type { PasskeyOffer } from './passkey-autofill';

/** Whether the browser can offer passkeys among its suggestions for a field. */
const canOffer = async () =>
  'PublicKeyCredential' in window &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

async function showFailure(error: ApiError) {
  keepExclusion(error);
  toast.error(await errorText(error));
}

/** Offers passkeys until the signal aborts. No-op without support in the browser; rejects if the code does not load. */
async function startOffer(
  signal: AbortSignal,
  handlers: Pick<PasskeyOffer, 'send' | 'onGranted'>,
): Promise<void> {
  if (!(await canOffer())) return;
  const { offerPasskeys } = await import('./passkey-autofill');
  if (signal.aborted) return;
  const stop = offerPasskeys({
    ...handlers,
    onFailed: (error) => void showFailure(error),
  });
  signal.addEventListener('abort', stop);
}

/**
 * Logs in with a passkey that is chosen from the suggestions for the user name (decision 65). Starts when a field gets the
 * focus, or with `whenSettled`. Renders nothing.
 */
export function PasskeyLogin() {
  const start = useSessionStart();
  const { mutateAsync } = useMutation({
    mutationKey: [SESSION_FORMS.login],
    mutationFn: (response: Parameters<PasskeyOffer['send']>[0]) =>
      api.security.passkeyLogin(response),
    meta: { ownError: true },
  });
  useEffect(() => {
    const left = new AbortController();
    const begin = () => {
      cancel();
      removeEventListener('focusin', begin);
      startOffer(left.signal, { send: mutateAsync, onGranted: start }).catch(() => undefined);
    };
    const cancel = whenSettled(begin);
    addEventListener('focusin', begin);
    return () => {
      cancel();
      removeEventListener('focusin', begin);
      left.abort();
    };
  }, [start, mutateAsync]);
  return null;
}
