import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { boundedWait, MINUTE_MS } from '@lobby/core';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** How passkeys are offered. */
export interface PasskeyOffer {
  /** Sends the answer of a chosen passkey. */
  send(response: Parameters<typeof api.security.passkeyLogin>[0]): Promise<GrantedSession>;
  onGranted(session: GrantedSession): void;
  /** A passkey was chosen and refused, or its answer did not come; not called once the offer was taken back. */
  onFailed(error: ApiError): void;
}

/**
 * The chosen passkey's answer to a challenge; undefined once the challenge is too old. Rejects when called off, also by
 * another question for a passkey: the browser allows one.
 */
async function chosen() {
  const optionsJSON = await api.security.passkeyLoginOptions();
  let old = false;
  const renew = () => {
    old = true;
    WebAuthnAbortService.cancelCeremony();
  };
  const renewal = setTimeout(renew, boundedWait(optionsJSON.timeout * 0.9, { least: MINUTE_MS }));
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch (error) {
    if (old) return undefined;
    throw error;
  } finally {
    clearTimeout(renewal);
  }
}

/**
 * Offers the passkeys of this site among the user names that the browser suggests. After a failure of a chosen one, and
 * when a challenge is about to expire, offers them again. Returns a function that withdraws the offer.
 */
export function offerPasskeys({ send, onGranted, onFailed }: PasskeyOffer): () => void {
  let stopped = false;
  const offer = async (): Promise<void> => {
    const response = await chosen().catch(() => {
      // No options, called off, or the browser offers none: the form works without.
      stopped = true;
    });
    if (stopped) return;
    if (response)
      try {
        onGranted(await send({ ...response, type: 'public-key' }));
        return;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (stopped) return;
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
