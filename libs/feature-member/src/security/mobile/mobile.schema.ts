import {
  anyText,
  mobileText,
  paymentPasswordText,
  smsCodeText,
  type Dialing,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Proofs of identity: a code to the current number, or else the payment password if one is set. */
export interface Proofs {
  oldCode: boolean;
  paymentPassword: boolean;
}

/** Schema of a new mobile number. */
export const mobileSchema = (rule: RuleOf, dialing: Dialing, proofs: Proofs) =>
  z.object({
    oldCode: proofs.oldCode ? smsCodeText(rule('verificationCode')) : anyText,
    mobile: mobileText(rule('mobileNum'), dialing),
    code: smsCodeText(rule('verificationCode')),
    paymentPassword: proofs.paymentPassword ? paymentPasswordText : anyText,
  });
