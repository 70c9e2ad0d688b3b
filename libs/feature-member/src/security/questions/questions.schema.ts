import { anyText, fieldErrorLabel, paymentPasswordText } from '@lobby/feature-kit';
import * as z from 'zod/mini';
import { answerFields, emptyAnswers, type Values } from './answers.schema';

/** Questions that an account answers. */
const QUESTIONS = 3;

/** Places of the new questions in the form. */
export const PLACES = Array.from({ length: QUESTIONS }, (_, place) => place);

/** Name of the field of a chosen question, by its place. */
export const questionName = (place: number) => `question${place}`;

const chosen = z.string().check(z.minLength(1, { error: fieldErrorLabel('choiceRequired') }));

/** Values of new questions: the present answers, or the payment password where `byPassword`; then questions and answers. */
export const questionsSchema = (present: number, byPassword: boolean) =>
  z.object({
    ...answerFields('old', present),
    ...answerFields('answer', QUESTIONS),
    ...Object.fromEntries(PLACES.map((place) => [questionName(place), chosen])),
    paymentPassword: byPassword ? paymentPasswordText : anyText,
  });

/** The form, empty. */
export const noQuestions = (present: number): Values => ({
  ...emptyAnswers('old', present),
  ...emptyAnswers('answer', QUESTIONS),
  ...Object.fromEntries(PLACES.map((place) => [questionName(place), ''])),
  paymentPassword: '',
});

/** Questions that the form's person chose, in their places. */
export const chosenQuestions = (values: Values) =>
  PLACES.map((place) => ({ questionId: values[questionName(place)] ?? '' }));
