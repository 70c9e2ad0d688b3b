import { fold, type SecurityAnswer, type SecurityQuestion } from '@lobby/api-client';
import { fieldErrorLabel } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Maximum length of an answer. */
export const ANSWER_LENGTH = 100;

/** Answers are compared without case, accents and spaces; the rest must not be empty. */
const answerText = z
  .string()
  .check(z.refine((typed) => fold(typed) !== '', { error: fieldErrorLabel('required') }));

/** Form values by field name. */
export type Values = Record<string, string>;

/** Field name of the answer to the question at an index. */
export const answerName = (prefix: 'old' | 'answer', place: number) => `${prefix}${place}`;

const namesOf = (prefix: 'old' | 'answer', count: number) =>
  Array.from({ length: count }, (_, place) => answerName(prefix, place));

/** Schemas of `count` answers, by field name. */
export const answerFields = (prefix: 'old' | 'answer', count: number) =>
  Object.fromEntries(namesOf(prefix, count).map((name) => [name, answerText]));

/** Empty values of `count` answers, by field name. */
export const emptyAnswers = (prefix: 'old' | 'answer', count: number): Values =>
  Object.fromEntries(namesOf(prefix, count).map((name) => [name, '']));

/** Pairs the form's answers with question ids, as the request expects. */
export const answersTo = (
  questions: readonly Pick<SecurityQuestion, 'questionId'>[],
  values: Values,
  prefix: 'old' | 'answer',
): SecurityAnswer[] =>
  questions.map(({ questionId }, place) => ({
    questionId,
    answer: values[answerName(prefix, place)] ?? '',
  }));
