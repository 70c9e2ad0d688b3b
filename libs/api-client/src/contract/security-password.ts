import * as z from 'zod/mini';
import { defineCall } from './call';
import { securityAnswer } from './security-questions';
import { noInput, noValue, wireCount, wireText } from './wire';

const secret = wireText(16);

export const securityPassword = {
  hasPaymentPassword: defineCall({
    method: 'GET',
    path: '/wps/member/hasWithdrawalPassword',
    module: 'PASS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.object({
      hasWithdrawalPassword: z.boolean(),
      /** How long it is locked after wrong tries, ms; 0 when it is open. */
      lockedMs: z._default(wireCount, 0),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Whether a payment password is set',
  }),
  setPaymentPassword: defineCall({
    method: 'PUT',
    path: '/wps/member/paymentPassword',
    module: 'PASS3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({ paymentPassword: secret, confirmPaymentPassword: secret }),
    value: noValue,
    errors: ['payment.password.set', 'field.invalid'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Set the first payment password: six digits',
  }),
  changePaymentPassword: defineCall({
    method: 'POST',
    path: '/wps/member/paymentPassword',
    module: 'PASS3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({
      oldPaymentPassword: secret,
      paymentPassword: secret,
      confirmPaymentPassword: secret,
    }),
    value: noValue,
    errors: [
      'payment.password.missing',
      'payment.password.wrong',
      'payment.password.locked',
      'modify.new.old.same',
      'field.invalid',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Change the payment password by the old one',
  }),
  resetPaymentPassword: defineCall({
    method: 'POST',
    path: '/wps/member/paymentPassword/reset',
    module: 'PASS3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({
      /** `SMS`: the code sent to the bound mobile number. `QUESTIONS`: all of the person's answers. */
      resetType: z.enum(['SMS', 'QUESTIONS']),
      verificationCode: z.optional(wireText(10)),
      answers: z.optional(z.array(securityAnswer).check(z.maxLength(3))),
      paymentPassword: secret,
      confirmPaymentPassword: secret,
    }),
    value: noValue,
    errors: [
      'payment.password.missing',
      'sms.code.wrong',
      'security.answer.wrong',
      'record.not.found',
      'field.invalid',
    ],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Replace a forgotten payment password, proved by SMS or by security answers',
  }),
};
