import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import { wireId, wireText } from '../wire';
import { paymentPassword } from './shapes';

const call = callsOf({ module: 'COMM3', docs: DOCUMENTED && { roles: 'real' } });

const questionList = z.array(
  z.object({
    /** Identifier of the question. */
    questionId: wireId,
    /** Text of the question, in the language of the header. */
    question: wireText(200),
  }),
);

/** Answers to security questions. */
export const securityAnswers = z
  .array(
    z.object({
      /** Question that is answered. */
      questionId: wireId,
      /** Answer; compared without case, accents and surrounding blanks. */
      answer: wireText(100),
    }),
  )
  .check(z.maxLength(3));

/** Calls about security questions. */
export const securityQuestions = {
  questions: call({
    path: '/wps/member/securityQuestions',
    value: z.object({
      /** Questions to choose from. */
      questions: questionList,
    }),
    docs: DOCUMENTED && {
      summary: 'Security questions to choose from, in the language of the header',
    },
  }),
  myQuestions: call({
    path: '/wps/member/customerSecurityQuestions',
    value: z.object({
      /** The caller's questions; empty before they are set. */
      questions: strictList(questionList),
    }),
    docs: DOCUMENTED && {
      summary: 'Security questions that the account has answered; empty before they are set',
    },
  }),
  setQuestions: call({
    method: 'PUT',
    path: '/wps/member/customerSecurityQuestions',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Answers to three different questions. */
        answers: securityAnswers,
        /** Payment password; required if one is set, because answers can reset it. */
        paymentPassword: z.optional(paymentPassword),
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'payment.password.wrong', 'payment.password.locked'],
      summary: 'Answer three security questions for the first time',
    },
  }),
  changeQuestions: call({
    method: 'POST',
    path: '/wps/member/customerSecurityQuestions',
    body: 'encrypted',
    input:
      DOCUMENTED &&
      z.object({
        /** Answers to the present questions. */
        oldAnswers: securityAnswers,
        /** Answers to three different questions, the new ones. */
        answers: securityAnswers,
      }),
    docs: DOCUMENTED && {
      errors: ['field.invalid', 'record.not.found', 'security.answer.wrong'],
      summary: 'Replace the security questions, proved by the present answers',
    },
  }),
};
