import { useEffect } from 'react';

/** Not in the types yet. */
interface OneTimeCode extends Credential {
  code: string;
}

const isOneTimeCode = (credential: Credential | null): credential is OneTimeCode =>
  credential !== null && 'code' in credential && typeof credential.code === 'string';

/** Reads the code out of an SMS that names this site, where the phone can (WebOTP), while one is awaited. */
export function useOneTimeCode(awaited: boolean, onCode: (code: string) => void): void {
  useEffect(
    function listenForCode() {
      if (!awaited || !('OTPCredential' in window)) return;
      const leaving = new AbortController();
      const asked = { otp: { transport: ['sms'] }, signal: leaving.signal };
      navigator.credentials
        .get(asked)
        .then((credential) => {
          if (isOneTimeCode(credential)) onCode(credential.code);
        })
        .catch(() => {
          // Nobody allowed it, or the screen was left: the code is typed as always.
        });
      return () => leaving.abort();
    },
    [awaited, onCode],
  );
}
