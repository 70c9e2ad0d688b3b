import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';
import { paymentPassword } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real' } });

/** Calls about the mobile number. */
export const securityMobile = {
  setMobile: call({
    method: 'POST',
    path: '/wps/member/info/mobile',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** The new number, without its country code. */
        mobileNum: wireText(24),
        /** Country calling code of the number, such as `84`; absent: the merchant's own country. */
        countryDialingCode: z.optional(wireText(8)),
        /** Code sent to the new number (purpose `MOBILE_NEW`). */
        verificationCode: wireText(10),
        /** Code sent to the bound number (purpose `MOBILE_OLD`); required if there is one. */
        oldVerificationCode: z.optional(wireText(10)),
        /** Payment password; required for the first number if one is set, because an SMS code can reset it. */
        paymentPassword: z.optional(paymentPassword),
      }),
    docs: DOCUMENTED && {
      errors: [
        'field.invalid',
        'sms.code.wrong',
        'register.mobile.taken',
        'payment.password.wrong',
        'payment.password.locked',
      ],
      summary: 'Bind a mobile number, or change it with a proof of the bound one',
    },
  }),
};
