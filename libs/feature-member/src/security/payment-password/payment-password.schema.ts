import {
  codeText,
  confirmed,
  paymentPasswordText,
  smsCodeText,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { answerFields } from '../questions/answers.schema';

/** A new payment password and its confirmation. */
const NEW = {
  password: paymentPasswordText,
  confirmPassword: z.pipe(z.string(), z.transform(codeText)),
};

/** Schema of the first payment password. */
export const firstPassword = z.object(NEW).check(confirmed);

/** Schema of a change with the current password. */
export const changedPassword = z
  .object({ oldPassword: paymentPasswordText, ...NEW })
  .check(confirmed);

/** Schema of a reset with an SMS code. */
export const passwordBySms = (rule: RuleOf) =>
  z.object({ code: smsCodeText(rule('verificationCode')), ...NEW }).check(confirmed);

/** Schema of a reset with `count` security answers. */
export const passwordByAnswers = (count: number) =>
  z.object({ ...answerFields('old', count), ...NEW }).check(confirmed);
