import { useEffect, useEffectEvent } from 'react';

/** WebOTP credential, missing in the DOM types. */
interface OneTimeCode extends Credential {
  code: string;
}

const isOneTimeCode = (credential: Credential | null): credential is OneTimeCode =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/** Reads the code from an SMS addressed to this site (WebOTP) while `expected`; no-op without browser support. */
export function useOneTimeCode(expected: boolean, onCode: (code: string) => void): void {
  const handleCode = useEffectEvent(onCode);
  useEffect(
    function listenForCode() {
      if (!expected || !('OTPCredential' in window)) return;
      const abort = new AbortController();
      const request = { otp: { transport: ['sms'] }, signal: abort.signal };
      navigator.credentials
        .get(request)
        .then((credential) => {
          if (isOneTimeCode(credential)) handleCode(credential.code);
        })
        .catch(() => {
          // Denied or aborted: the user types the code.
        });
      return () => abort.abort();
    },
    [expected],
  );
}
