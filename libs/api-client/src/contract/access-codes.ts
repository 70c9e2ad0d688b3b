import * as z from 'zod/mini';
import { optionalText, sentCode } from './access-shapes';
import { defineCall } from './call';
import { wireText } from './wire';

export const accessCodes = {
  sendLoginSms: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/noLogin',
    module: 'VERIFICATION3',
    auth: 'none',
    body: 'json',
    input: z.object({ mobileNo: wireText(24), countryDialingCode: optionalText(8) }),
    value: sentCode,
    errors: ['field.invalid', 'sms.too.often', 'function.not.available'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Send an SMS code to log in with',
  }),
  sendRegisterSms: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/register',
    module: 'REGMOBVERF3',
    auth: 'none',
    body: 'json',
    input: z.object({ mobileNo: wireText(24), countryDialingCode: optionalText(8) }),
    value: sentCode,
    errors: ['field.invalid', 'sms.too.often', 'register.closed'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Send an SMS code to register with',
  }),
  sendResetSms: defineCall({
    method: 'POST',
    path: '/wps/member/password/verification',
    module: 'CHNGPASSVERIF3',
    auth: 'none',
    body: 'json',
    input: z.object({
      /** The documents name both: one of them is given. */
      mobileNum: optionalText(24),
      mobileNo: optionalText(24),
      countryDialingCode: optionalText(8),
    }),
    value: sentCode,
    errors: ['field.invalid', 'sms.too.often'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Send an SMS code to set a new password with',
  }),
  sendAccountSms: defineCall({
    method: 'POST',
    path: '/wps/verification/sms/account',
    module: 'VERIFICATION3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: z.object({
      /** Absent: the account's own number, which the page knows masked only. */
      mobileNum: optionalText(24),
      countryDialingCode: optionalText(8),
    }),
    value: sentCode,
    errors: ['field.invalid', 'sms.too.often'],
    provenance: 'chosen',
    section: 'D1 §7',
    summary: 'Send an SMS code to the account logged in',
  }),
};
