import {
  codeText,
  confirmed,
  paymentPasswordText,
  smsCodeText,
  type RuleOf,
} from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { answerFields } from '../questions/answers.schema';

/** A new payment password, twice. */
const NEW = {
  password: paymentPasswordText,
  confirmPassword: z.pipe(z.string(), z.transform(codeText)),
};

/** The first payment password. */
export const firstPassword = z.object(NEW).check(confirmed);

/** Another one, proved by the present one. */
export const changedPassword = z
  .object({ oldPassword: paymentPasswordText, ...NEW })
  .check(confirmed);

/** Another one, proved by a code sent to the bound number. */
export const passwordBySms = (rule: RuleOf) =>
  z.object({ code: smsCodeText(rule('verificationCode')), ...NEW }).check(confirmed);

/** Another one, proved by the answers to so many security questions. */
export const passwordByAnswers = (count: number) =>
  z.object({ ...answerFields('old', count), ...NEW }).check(confirmed);
