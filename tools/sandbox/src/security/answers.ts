import { hashPassword, passwordMatches } from '../accounts/passwords';
import { fold } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { type Refusal, refuse } from '../calls/refusal';
import { SECURITY_QUESTIONS } from './questions.data';
import { forgetWrong, LOCK_MS, lockedFor, countWrong } from './tries';

/** Number of security questions per account. */
const QUESTIONS_NEEDED = 3;

export interface Answer {
  questionId: string;
  answer: string;
}

interface KnownAnswer {
  question_id: string;
  answer: string;
}

const known = (db: Db, userId: number) =>
  db.all<KnownAnswer>(
    'SELECT question_id, answer FROM security_answers WHERE user_id = ? ORDER BY position',
    userId,
  );

/** Answered questions of a user, in the chosen order. */
export const questionsOf = (db: Db, userId: number): string[] =>
  known(db, userId).map(({ question_id }) => question_id);

/** Faults of new answers by field; empty if valid. */
export function answerFaults(answers: readonly Answer[]): Record<string, string> {
  const ids = new Set(answers.map(({ questionId }) => questionId));
  const exist = answers.every(({ questionId }) =>
    SECURITY_QUESTIONS.some(({ id }) => id === questionId),
  );
  const full = answers.every(({ answer }) => fold(answer) !== '');
  return answers.length === QUESTIONS_NEEDED && ids.size === QUESTIONS_NEEDED && exist && full
    ? {}
    : { answers: `${QUESTIONS_NEEDED} different questions, each with an answer` };
}

/** Hashes answers after normalising case, accents and surrounding spaces. */
export const hashAnswers = (answers: readonly Answer[]): Promise<Answer[]> =>
  Promise.all(
    answers.map(async ({ questionId, answer }) => ({
      questionId,
      answer: await hashPassword(fold(answer)),
    })),
  );

/** Replaces the stored (hashed) answers. */
export function keepAnswers(db: Db, userId: number, hashed: readonly Answer[]): void {
  db.transaction(() => {
    db.run('DELETE FROM security_answers WHERE user_id = ?', userId);
    for (const [i, { questionId, answer }] of hashed.entries()) {
      db.run(
        'INSERT INTO security_answers (user_id, position, question_id, answer) VALUES (?, ?, ?, ?)',
        userId,
        i + 1,
        questionId,
        answer,
      );
    }
    forgetWrong(db, userId, 'answers');
  });
}

/** Checks all answers; does not reveal which of them is wrong. */
async function allRight(kept: readonly KnownAnswer[], given: readonly Answer[]): Promise<boolean> {
  const byId = new Map(given.map(({ questionId, answer }) => [questionId, answer]));
  const each = await Promise.all(
    kept.map(({ question_id, answer }) =>
      passwordMatches(fold(byId.get(question_id) ?? ''), answer),
    ),
  );
  return kept.length > 0 && each.every(Boolean);
}

const wrong = (attemptsLeft: number, retryAfterMs?: number): Refusal =>
  refuse('security.answer.wrong', {
    attemptsLeft,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });

/**
 * Verifies answers. Throws `security.answer.wrong` with the attempts left, or with the wait if none are left.
 * Never call inside a transaction, because a failed attempt must count although the call is refused.
 */
export async function requireAnswers(context: Context, given: readonly Answer[]): Promise<void> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const right = await allRight(known(db, userId), given);
  const wait = lockedFor(db, userId, 'answers', now);
  if (wait > 0) throw wrong(0, wait);
  if (right) return forgetWrong(db, userId, 'answers');
  const left = countWrong(db, userId, 'answers', now);
  throw left > 0 ? wrong(left) : wrong(0, LOCK_MS);
}
