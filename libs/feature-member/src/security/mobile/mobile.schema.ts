import {
  anyText,
  mobileText,
  paymentPasswordText,
  smsCodeText,
  type Dialing,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** What proves the account: a code to the bound number, else the payment password where one is set. */
export interface Proofs {
  oldCode: boolean;
  paymentPassword: boolean;
}

/** Values of a new mobile number. */
export const mobileSchema = (rule: RuleOf, dialing: Dialing, proofs: Proofs) =>
  z.object({
    oldCode: proofs.oldCode ? smsCodeText(rule('verificationCode')) : anyText,
    mobile: mobileText(rule('mobileNum'), dialing),
    code: smsCodeText(rule('verificationCode')),
    paymentPassword: proofs.paymentPassword ? paymentPasswordText : anyText,
  });
