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

/** An account number of any bank. */
export const ACCOUNT_NO = toField({
  field: 'accountNo',
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 20,
  pattern: String.raw`^\d+$`,
});

/** Longest name of a branch. */
export const BRANCH_LENGTH = 100;

/** Values of a card to bind; `named`: the payee name is fixed, and the card is in it. */
export const bindCardSchema = (rule: RuleOf, named: boolean) =>
  z.object({
    bankCode: z.string().check(z.minLength(1, { error: fieldErrorLabel('choiceRequired') })),
    accountNo: ruledText(ACCOUNT_NO, 'required', codeText),
    accountName: named ? anyText : payeeNameText(rule('payeeName')),
    branch: z.string().check(z.trim(), z.maxLength(BRANCH_LENGTH)),
    paymentPassword: paymentPasswordText,
  });
