import { anyText, fieldErrorLabel, paymentPasswordText } from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { answerFields, emptyAnswers, type Values } from './answers.schema';

/** Number of questions of an account. */
const QUESTIONS = 3;

/** Indexes of the new questions. */
export const PLACES = Array.from({ length: QUESTIONS }, (_, place) => place);

/** Field name of the question chosen at an index. */
export const questionName = (place: number) => `question${place}`;

const chosen = z.string().check(z.minLength(1, { error: fieldErrorLabel('choiceRequired') }));

/**
 * Schema of new questions: the current answers, or the payment password if `byPassword`, then questions and answers.
 */
export const questionsSchema = (present: number, byPassword: boolean) =>
  z.object({
    ...answerFields('old', present),
    ...answerFields('answer', QUESTIONS),
    ...Object.fromEntries(PLACES.map((place) => [questionName(place), chosen])),
    paymentPassword: byPassword ? paymentPasswordText : anyText,
  });

/** Initial values. */
export const noQuestions = (present: number): Values => ({
  ...emptyAnswers('old', present),
  ...emptyAnswers('answer', QUESTIONS),
  ...Object.fromEntries(PLACES.map((place) => [questionName(place), ''])),
  paymentPassword: '',
});

/** Chosen questions, in order. */
export const chosenQuestions = (values: Values) =>
  PLACES.map((place) => ({ questionId: values[questionName(place)] ?? '' }));
