import type { ApiError } from '@lobby/api-client';
import { errorText } from '@lobby/i18n';
import { startSession } from '@lobby/session';
import { toast } from '@lobby/ui-kit';
import { useEffect } from 'react';
import { whenQuiet } from '../../entry/when-quiet';

/** Whether the browser can offer passkeys among its suggestions for a field. */
const canOffer = async () =>
  'PublicKeyCredential' in window &&
  (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

const showFailure = async (error: ApiError) => toast.error(await errorText(error));

/** Logs in by a passkey that is chosen from the suggestions of the user name (decision 65). Shows nothing. */
export function PasskeyLogin() {
  useEffect(() => {
    let stop: (() => void) | undefined;
    let left = false;
    const start = async () => {
      if (!(await canOffer())) return;
      const { offerPasskeys } = await import('./passkey-autofill');
      if (left) return;
      stop = offerPasskeys({
        onGranted: startSession,
        onFailed: (error) => void showFailure(error),
      });
    };
    // Without its code, or with a browser that cannot tell, the form works alone.
    const cancel = whenQuiet(
      () => void start().catch(() => undefined),
      () => false,
    );
    return () => {
      left = true;
      cancel();
      stop?.();
    };
  }, []);
  return null;
}
