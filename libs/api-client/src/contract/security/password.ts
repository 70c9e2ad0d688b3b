import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { opt, wireCount, wireText, wireTime } from '../wire';
import { securityAnswers } from './questions';
import { PAYMENT_PASSWORD_ERRORS, paymentPassword } from './shapes';

const call = callsOf({ module: 'PASS3', docs: DOCUMENTED && { roles: 'real' } });

const newPassword = {
  /** New payment password: six digits. */
  paymentPassword,
  /** `paymentPassword` once more; must be the same. */
  confirmPaymentPassword: paymentPassword,
};

/** Calls about the payment password. */
export const securityPassword = {
  hasPaymentPassword: call({
    path: '/wps/member/hasWithdrawalPassword',
    value: z.object({
      /** Whether a payment password is set. */
      hasPaymentPassword: z.boolean(),
      /** Remaining lock after wrong tries, ms; 0: not locked. */
      lockedMs: z._default(wireCount, 0),
      /** When it was set, changed or reset last; absent without one. */
      setAt: opt(wireTime),
    }),
    docs: DOCUMENTED && { summary: 'Whether a payment password is set' },
  }),
  setPaymentPassword: call({
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    body: 'encrypted',
    input: DOCUMENTED && z.object(newPassword),
    docs: DOCUMENTED && {
      errors: ['payment.password.set', 'field.invalid'],
      summary: 'Set the first payment password: six digits',
    },
  }),
  changePaymentPassword: call({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Present payment password. */
        oldPaymentPassword: paymentPassword,
        ...newPassword,
      }),
    docs: DOCUMENTED && {
      errors: [...PAYMENT_PASSWORD_ERRORS, 'modify.new.old.same', 'field.invalid'],
      summary: 'Change the payment password, proved by the present one',
    },
  }),
  resetPaymentPassword: call({
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** `SMS`: the code sent to the bound mobile number. `QUESTIONS`: answers to all of the account's questions. */
        resetType: z.enum(['SMS', 'QUESTIONS']),
        /** The code sent by SMS, for `resetType` SMS. */
        verificationCode: z.optional(wireText(10)),
        /** Answers to the caller's questions, for `resetType` QUESTIONS. */
        answers: z.optional(securityAnswers),
        ...newPassword,
      }),
    docs: DOCUMENTED && {
      errors: [
        'payment.password.missing',
        'sms.code.wrong',
        'security.answer.wrong',
        'record.not.found',
        'field.invalid',
      ],
      summary: 'Replace a forgotten payment password, proved by SMS or by security answers',
    },
  }),
};
