import {
  anyText,
  codeText,
  fieldErrorLabel,
  paymentPasswordText,
  ruledText,
  toField,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { payeeNameText } from '../payee-name/payee-name-text';

/** Rule of an account number, for every bank. */
export const ACCOUNT_NO = toField({
  field: 'accountNo',
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  pattern: String.raw`^\d+$`,
});

/** Maximum length of a branch name. */
export const BRANCH_LENGTH = 100;

/** Schema of a card. `named`: the payee name is set, so the card uses it. */
export const bindCardSchema = (rule: RuleOf, named: boolean) =>
  z.object({
    bankCode: z.string().check(z.minLength(1, { error: fieldErrorLabel('choiceRequired') })),
    accountNo: ruledText(ACCOUNT_NO, 'required', codeText),
    accountName: named ? anyText : payeeNameText(rule('payeeName')),
    branch: z.string().check(z.trim(), z.maxLength(BRANCH_LENGTH)),
    paymentPassword: paymentPasswordText,
  });
