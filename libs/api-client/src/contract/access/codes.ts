import * as z from 'zod/mini';
import { optionalText, sentCode } from './shapes';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';

const call = callsOf({
  module: 'VERIFICATION3',
  auth: 'none',
  docs: DOCUMENTED && { section: 'D1 §7' },
});

/** Number that a code is sent to. */
const receiver = z.object({
  /** Mobile number, without the country calling code. */
  mobileNo: wireText(24),
  /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
  countryDialingCode: optionalText(8),
  /** Identifier that the client made for this device; rate limits apply per device too. */
  loginDeviceId: optionalText(64),
});

/** Calls that send a code by SMS. */
export const accessCodes = {
  sendLoginSms: call({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    input: DOCUMENTED && receiver,
    value: sentCode,
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'sms.too.often', 'function.not.available'],
      summary: 'Send an SMS code to log in with',
    },
  }),
  sendRegisterSms: call({
    method: 'POST',
    path: '/wps/verification/sms/register',
    module: 'REGMOBVERF3',
    input: DOCUMENTED && receiver,
    value: sentCode,
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'sms.too.often', 'register.closed'],
      summary: 'Send an SMS code to register with',
    },
  }),
  sendResetSms: call({
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'CHNGPASSVERIF3',
    input:
      DOCUMENTED &&
      z.object({
        /** The documents name both; one is required. */
        mobileNum: optionalText(24),
        /** Other name of `mobileNum`. */
        mobileNo: optionalText(24),
        /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
        countryDialingCode: optionalText(8),
        /** Identifier that the client made for this device; rate limits apply per device too. */
        loginDeviceId: optionalText(64),
      }),
    value: sentCode,
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'sms.too.often'],
      summary: 'Send an SMS code to set a new password with',
    },
  }),
  sendAccountSms: call({
    method: 'POST',
    path: '/wps/verification/sms/account',
    auth: 'session',
    input:
      DOCUMENTED &&
      z.object({
        /** Purpose of the code; `MOBILE_OLD` verifies the bound number, `MOBILE_NEW` the number to bind. */
        purpose: z._default(z.enum(['PAYMENT', 'MOBILE_OLD', 'MOBILE_NEW']), 'PAYMENT'),
        /** Number to bind, for `MOBILE_NEW`. Absent otherwise: the code goes to the account's bound number. */
        mobileNum: optionalText(24),
        /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
        countryDialingCode: optionalText(8),
        /** Identifier that the client made for this device; rate limits apply per device too. */
        loginDeviceId: optionalText(64),
      }),
    value: sentCode,
    docs: DOCUMENTED && {
      roles: 'real',
      errors: ['field.invalid', 'sms.too.often'],
      summary: 'Send an SMS code to the signed-in account',
    },
  }),
};
