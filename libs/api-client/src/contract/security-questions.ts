import * as z from 'zod/mini';
import { defineCall } from './call';
import { noInput, noValue, wireId, wireText } from './wire';

/** An answer to one security question. */
export const securityAnswer = z.object({ questionId: wireId, answer: wireText(100) });

const answers = z.array(securityAnswer).check(z.maxLength(3));
const questions = z.object({
  questions: z.array(z.object({ questionId: wireId, question: wireText(200) })),
});

export const securityQuestions = {
  questions: defineCall({
    method: 'GET',
    path: '/wps/member/securityQuestions',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: questions,
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Every security question there is, in the language asked for',
  }),
  myQuestions: defineCall({
    method: 'GET',
    path: '/wps/member/customerSecurityQuestions',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: questions,
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'The security questions that this customer has answered; none before they are set',
  }),
  setQuestions: defineCall({
    method: 'PUT',
    path: '/wps/member/customerSecurityQuestions',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({
      answers,
      /** Asked for where one is set: the answers can replace it. */
      paymentPassword: z.optional(wireText(16)),
    }),
    value: noValue,
    errors: ['field.invalid', 'payment.password.wrong', 'payment.password.locked'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Answer three security questions for the first time',
  }),
  changeQuestions: defineCall({
    method: 'POST',
    path: '/wps/member/customerSecurityQuestions',
    module: 'COMM3',
    auth: 'session',
    who: 'real',
    body: 'encrypted',
    input: z.object({ oldAnswers: answers, answers }),
    value: noValue,
    errors: ['field.invalid', 'record.not.found', 'security.answer.wrong'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Choose other security questions, proved by the answers there were',
  }),
};
