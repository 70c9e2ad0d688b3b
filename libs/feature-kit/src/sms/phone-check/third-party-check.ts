import { ApiError } from '@lobby/api-client';
import type { PhoneCheckConfig } from '@lobby/core';
import { nationalNumber } from '../../field-errors/phone';
import type { PhoneCheck, PhoneNumber } from './phone-check';

/** Countdown to the next code, regardless of the third party's limit (D1 §9). */
const EXPIRES_IN_MINUTES = 1;

/** Returns the number in E.164: `+84912345601`. Throws `ApiError` (offline) if the calling code is unknown. */
function toE164({ dialingCode, mobileNumber }: PhoneNumber): string {
  if (dialingCode !== undefined)
    return `+${dialingCode}${nationalNumber(mobileNumber, dialingCode).replace(/^0+/, '')}`;
  throw new ApiError('offline', 'the dialling code is not known', { sent: false });
}

/** Loads Firebase when the first code is requested. Rejects with `ApiError` (offline). */
async function loadFirebase() {
  try {
    return await import('./firebase-phone');
  } catch (cause) {
    throw new ApiError('offline', String(cause), { sent: false });
  }
}

/** Verification by a third party (decision 17). Its state is in memory only: a reload requires another code. */
export function thirdPartyCheck(config: PhoneCheckConfig): PhoneCheck {
  let confirm: ((code: string) => Promise<string>) | undefined;
  let verified = { code: '', idToken: '' };
  return {
    async send(phone) {
      const { sendCode } = await loadFirebase();
      confirm = await sendCode(config, toE164(phone));
      verified = { code: '', idToken: '' };
      return { expiresInMinutes: EXPIRES_IN_MINUTES };
    },
    async verify(code) {
      if (confirm === undefined) {
        throw new ApiError('refused', 'no code was sent from here', { code: 'sms.code.wrong' });
      }
      // The third party accepts a code once: a resubmitted form reuses its token.
      if (verified.code !== code) verified = { code, idToken: await confirm(code) };
      return { idToken: verified.idToken };
    },
  };
}
