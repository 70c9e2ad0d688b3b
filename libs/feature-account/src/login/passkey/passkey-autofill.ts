import { api, ApiError, type GrantedSession } from '@lobby/api-client';
import { boundedWait, MINUTE_MS } from '@lobby/core';
import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

/** Handlers of a passkey offer. */
export interface PasskeyOffer {
  /** Sends the answer of a chosen passkey. */
  send(response: Parameters<typeof api.security.passkeyLogin>[0]): Promise<GrantedSession>;
  onGranted(session: GrantedSession): void;
  /** Called if the login with a chosen passkey is refused or fails; not called after the offer is withdrawn. */
  onFailed(error: ApiError): void;
}

/**
 * Returns the chosen passkey's answer to a challenge; undefined once the challenge is about to expire. Rejects when
 * cancelled, also by another passkey request: the browser allows one.
 */
async function askForPasskey() {
  const optionsJSON = await api.security.passkeyLoginOptions();
  let expired = false;
  const renew = () => {
    expired = true;
    WebAuthnAbortService.cancelCeremony();
  };
  const wait = boundedWait(optionsJSON.timeout * 0.9, { least: MINUTE_MS });
  const renewAt = Date.now() + wait;
  const renewal = setTimeout(renew, wait);
  // The timer sleeps with the phone.
  const look = () => {
    if (!document.hidden && Date.now() >= renewAt) renew();
  };
  document.addEventListener('visibilitychange', look);
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: true });
  } catch (error) {
    if (expired) return undefined;
    throw error;
  } finally {
    clearTimeout(renewal);
    document.removeEventListener('visibilitychange', look);
  }
}

/**
 * Offers the site's passkeys among the browser's suggestions for the user name. Offers them again after a failed login and
 * before a challenge expires. Returns a function that withdraws the offer.
 */
export function offerPasskeys({ send, onGranted, onFailed }: PasskeyOffer): () => void {
  let stopped = false;
  const offer = async (): Promise<void> => {
    const response = await askForPasskey().catch(() => {
      // No options, cancelled, or no support in the browser: the form works without passkeys.
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
