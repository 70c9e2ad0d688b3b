import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import {
  type Answer,
  answerFaults,
  hashAnswers,
  keepAnswers,
  questionsOf,
  requireAnswers,
} from './answers';
import { paymentHashOf, requirePaymentPassword } from './payment-password';
import { SECURITY_QUESTIONS } from './questions.data';

type Change = CallParsed<Contract['security']['changeQuestions']>;
type First = CallParsed<Contract['security']['setQuestions']>;

/** Localised questions: all, or those of the given ids in order. */
export function localisedQuestions(language: Language, ids?: readonly string[]) {
  const all = SECURITY_QUESTIONS.map(({ id, texts }) => ({
    questionId: id,
    question: texts[language],
  }));
  return ids === undefined
    ? all
    : ids.flatMap((id) => all.filter(({ questionId }) => questionId === id));
}

function assertGood(answers: readonly Answer[]): void {
  const fields = answerFaults(answers);
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
}

const assertNone = (context: Context) => {
  if (questionsOf(context.db, signedIn(context).userId).length === 0) return;
  throw refuse('field.invalid', { fields: { answers: 'already set' } });
};

/** Sets the first answers. Requires the payment password if set, because answers can reset it. */
export async function setFirst(input: First, context: Context): Promise<void> {
  const { userId } = signedIn(context);
  assertGood(input.answers);
  assertNone(context);
  if (paymentHashOf(context.db, userId) !== undefined) {
    if (!input.paymentPassword) {
      throw refuse('field.invalid', { fields: { paymentPassword: 'needed' } });
    }
    await requirePaymentPassword(context, input.paymentPassword);
  }
  const hashed = await hashAnswers(input.answers);
  // Check again after hashing: of two concurrent calls only one may succeed.
  assertNone(context);
  keepAnswers(context.db, userId, hashed);
}

/** Replaces questions and answers, authorised by the current answers. */
export async function change(input: Change, context: Context): Promise<void> {
  const { userId } = signedIn(context);
  assertGood(input.answers);
  if (questionsOf(context.db, userId).length === 0) throw refuse('record.not.found');
  await requireAnswers(context, input.oldAnswers);
  keepAnswers(context.db, userId, await hashAnswers(input.answers));
}
