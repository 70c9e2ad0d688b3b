import { useEffect, useEffectEvent } from 'react';

/** Not in the types yet. */
interface OneTimeCode extends Credential {
  code: string;
}

const isOneTimeCode = (credential: Credential | null): credential is OneTimeCode =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/** Reads the code out of an SMS that names this site, where the phone can (WebOTP), while one is expected. */
export function useOneTimeCode(expected: boolean, onCode: (code: string) => void): void {
  const read = useEffectEvent(onCode);
  useEffect(
    function listenForCode() {
      if (!expected || !('OTPCredential' in window)) return;
      const leaving = new AbortController();
      const request = { otp: { transport: ['sms'] }, signal: leaving.signal };
      navigator.credentials
        .get(request)
        .then((credential) => {
          if (isOneTimeCode(credential)) read(credential.code);
        })
        .catch(() => {
          // Refused, or the screen was left: the code is typed by hand.
        });
      return () => leaving.abort();
    },
    [expected],
  );
}
