import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { wireText } from '../wire';
import { paymentPassword } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real' } });

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
        /** Absent: the brand's country. */
        countryDialingCode: z.optional(wireText(8)),
        /** Sent to the new number (`MOBILE_NEW`). */
        verificationCode: wireText(10),
        /** Sent to the bound number (`MOBILE_OLD`); required where there is one. */
        oldVerificationCode: z.optional(wireText(10)),
        /** Required at the first number where one is set: an SMS code can reset it. */
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
      summary: 'Bind a mobile number, or change it: the bound one is proved before',
    },
  }),
};
