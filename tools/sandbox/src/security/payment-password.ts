import { passwordMatches } from '../accounts/passwords';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../pipeline/context';
import { type Refusal, refuse } from '../pipeline/refusal';
import { forgetWrong, LOCK_MS, lockedFor, noteWrong } from './tries';

/** What a payment password looks like. */
export const PAYMENT_PASSWORD = /^\d{6}$/;

export const paymentHashOf = (db: Db, userId: number): string | undefined =>
  db.get<{ hash: string }>('SELECT hash FROM payment_passwords WHERE user_id = ?', userId)?.hash;

/** Sets or replaces it (`hash` of `hashPassword`); what was tried wrong before is forgotten. */
export function setPaymentPassword(db: Db, userId: number, hash: string, now: number): void {
  db.transaction(() => {
    db.run('INSERT OR REPLACE INTO payment_passwords VALUES (?, ?, ?)', userId, hash, now);
    forgetWrong(db, userId, 'payment');
  });
}

const locked = (retryAfterMs: number): Refusal =>
  refuse('payment.password.locked', { retryAfterMs });

/**
 * Holds the payment password against what was given. Throws `payment.password.missing` where none
 * is set, `payment.password.wrong` with the tries left, `payment.password.locked` with the wait.
 * Never inside a transaction: a wrong try counts although the call is refused.
 */
export async function requirePaymentPassword(context: Context, given: string): Promise<void> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const hash = paymentHashOf(db, userId);
  if (hash === undefined) throw refuse('payment.password.missing');
  const matches = await passwordMatches(given, hash);
  // Looked at after the wait: of many tries at once, those after the fifth learn nothing.
  const wait = lockedFor(db, userId, 'payment', now);
  if (wait > 0) throw locked(wait);
  if (matches) return forgetWrong(db, userId, 'payment');
  const attemptsLeft = noteWrong(db, userId, 'payment', now);
  throw attemptsLeft > 0 ? refuse('payment.password.wrong', { attemptsLeft }) : locked(LOCK_MS);
}
