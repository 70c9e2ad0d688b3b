import {
  anyText,
  mobileText,
  paymentPasswordText,
  smsCodeText,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** What proves the account: a code to the bound number, else the payment password where one is set. */
export interface Proofs {
  oldCode: boolean;
  paymentPassword: boolean;
}

/** Values of a new mobile number. */
export const mobileSchema = (rule: RuleOf, dialingCode: string | undefined, proofs: Proofs) =>
  z.object({
    oldCode: proofs.oldCode ? smsCodeText(rule('verificationCode')) : anyText,
    mobile: mobileText(rule('mobileNum'), dialingCode),
    code: smsCodeText(rule('verificationCode')),
    paymentPassword: proofs.paymentPassword ? paymentPasswordText : anyText,
  });
