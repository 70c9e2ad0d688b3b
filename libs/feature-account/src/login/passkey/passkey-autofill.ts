import { api, ApiError } from '@lobby/api-client';
import type { GrantedSession } from '@lobby/api-client';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

interface Offer {
  onGranted(session: GrantedSession): void;
  /** A passkey was chosen and refused, or its answer did not come. */
  onFailed(error: ApiError): void;
}

/** The chosen passkey's answer to a challenge; undefined once the challenge is too old. Rejects when called off. */
async function chosen() {
  const optionsJSON = await api.security.passkeyLoginOptions();
  const renewal = setTimeout(
    () => WebAuthnAbortService.cancelCeremony(),
    optionsJSON.timeout * 0.9,
  );
  return startAuthentication({ optionsJSON, useBrowserAutofill: true }).finally(() =>
    clearTimeout(renewal),
  );
}

/**
 * Offers the passkeys of this site among the user names that the browser suggests. After a failure of a chosen one, and
 * when a challenge is about to expire, offers them anew. Returns a function that takes the offer back.
 */
export function offerPasskeys({ onGranted, onFailed }: Offer): () => void {
  let stopped = false;
  const offer = async (): Promise<void> => {
    const response = await chosen().catch((error: unknown) => {
      if (error instanceof Error && error.name === 'AbortError') return undefined;
      // No options, or the browser offers none: the form works without.
      stopped = true;
      return undefined;
    });
    if (stopped) return;
    if (response)
      try {
        onGranted(await api.security.passkeyLogin({ ...response, type: 'public-key' }));
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        onFailed(error);
      }
    await offer();
  };
  void offer();
  return () => {
    stopped = true;
    WebAuthnAbortService.cancelCeremony();
  };
}
