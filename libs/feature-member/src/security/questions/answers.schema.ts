import { fold, type SecurityAnswer, type SecurityQuestion } from '@lobby/api-client';
import { fieldErrorLabel } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** Longest answer. */
export const ANSWER_LENGTH = 100;

/** An answer is compared without case, accents and blanks: something has to be left of it. */
const answerText = z
  .string()
  .check(z.refine((typed) => fold(typed) !== '', { error: fieldErrorLabel('required') }));

/** Values of a form by the name of their field. */
export type Values = Record<string, string>;

/** Name of the field of the answer to a question, by its place. */
export const answerName = (prefix: 'old' | 'answer', place: number) => `${prefix}${place}`;

const namesOf = (prefix: 'old' | 'answer', count: number) =>
  Array.from({ length: count }, (_, place) => answerName(prefix, place));

/** Schemas of the answers to so many questions, by field. */
export const answerFields = (prefix: 'old' | 'answer', count: number) =>
  Object.fromEntries(namesOf(prefix, count).map((name) => [name, answerText]));

/** Empty answers to so many questions, by field. */
export const emptyAnswers = (prefix: 'old' | 'answer', count: number): Values =>
  Object.fromEntries(namesOf(prefix, count).map((name) => [name, '']));

/** Returns the answers of a form to questions, as they are sent. */
export const answersTo = (
  questions: readonly Pick<SecurityQuestion, 'questionId'>[],
  values: Values,
  prefix: 'old' | 'answer',
): SecurityAnswer[] =>
  questions.map(({ questionId }, place) => ({
    questionId,
    answer: values[answerName(prefix, place)] ?? '',
  }));
