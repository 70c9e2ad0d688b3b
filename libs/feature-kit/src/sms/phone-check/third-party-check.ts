import { ApiError } from '@lobby/api-client';
import type { PhoneCheckConfig } from '@lobby/core';
import type { PhoneCheck, PhoneNumber } from './phone-check';

/** D1 §9: whatever the third party would allow. */
const MINUTES = 1;

/** A number as the whole world calls it: `+84912345601`. */
function worldNumber({ dialingCode, mobileNumber }: PhoneNumber): string {
  if (dialingCode !== undefined) return `+${dialingCode}${mobileNumber.replace(/^0+/, '')}`;
  throw new ApiError('offline', 'the dialling code is not known', { sent: false });
}

/** The third party's own code: fetched when somebody asks for a code, and by nothing else. */
async function library() {
  try {
    return await import('./firebase-phone');
  } catch (cause) {
    throw new ApiError('offline', String(cause), { sent: false });
  }
}

/**
 * Verification by a third party (decision 17). What was sent is known to this page alone: after a
 * reload another code has to be asked for.
 */
export function thirdPartyCheck(config: PhoneCheckConfig): PhoneCheck {
  let confirm: ((code: string) => Promise<string>) | undefined;
  let verified = { code: '', idToken: '' };
  return {
    async send(phone) {
      const { sendCode } = await library();
      confirm = await sendCode(config, worldNumber(phone));
      verified = { code: '', idToken: '' };
      return { expiresInMinutes: MINUTES };
    },
    async verify(code) {
      if (confirm === undefined) {
        throw new ApiError('refused', 'no code was sent from here', { code: 'sms.code.wrong' });
      }
      // A code is taken once; its token may have to travel again with a form that was refused.
      if (verified.code !== code) verified = { code, idToken: await confirm(code) };
      return { idToken: verified.idToken };
    },
  };
}
