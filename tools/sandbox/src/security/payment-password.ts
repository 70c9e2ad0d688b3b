import { passwordMatches } from '../accounts/passwords';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { type Refusal, refuse } from '../calls/refusal';
import { forgetWrong, LOCK_MS, lockedFor, countWrong } from './tries';

/** Format of a payment password. */
export const PAYMENT_PASSWORD = /^\d{6}$/;

interface PaymentPassword {
  hash: string;
  set_at: number;
}

/** Hashed payment password of a user, and when it was set; undefined if none is set. */
export const paymentPasswordOf = (db: Db, userId: number): PaymentPassword | undefined =>
  db.get<PaymentPassword>('SELECT hash, set_at FROM payment_passwords WHERE user_id = ?', userId);

export const paymentHashOf = (db: Db, userId: number): string | undefined =>
  paymentPasswordOf(db, userId)?.hash;

/** Sets or replaces the payment password (`hash` of `hashPassword`) and resets the wrong tries. */
export function setPaymentPassword(db: Db, userId: number, hash: string, now: number): void {
  db.transaction(() => {
    db.run(
      'INSERT OR REPLACE INTO payment_passwords (user_id, hash, set_at) VALUES (?, ?, ?)',
      userId,
      hash,
      now,
    );
    forgetWrong(db, userId, 'payment');
  });
}

const locked = (retryAfterMs: number): Refusal =>
  refuse('payment.password.locked', { retryAfterMs });

/**
 * Verifies the payment password. Throws `payment.password.missing` if none is set, `payment.password.wrong`
 * with the attempts left, `payment.password.locked` with the wait. Never call inside a transaction, because a failed
 * attempt must count although the call is refused.
 */
export async function requirePaymentPassword(context: Context, given: string): Promise<void> {
  const { db, now } = context;
  const { userId } = signedIn(context);
  const hash = paymentHashOf(db, userId);
  if (hash === undefined) throw refuse('payment.password.missing');
  const matches = await passwordMatches(given, hash);
  // Check after hashing, so that concurrent attempts after the fifth reveal nothing.
  const wait = lockedFor(db, userId, 'payment', now);
  if (wait > 0) throw locked(wait);
  if (matches) return forgetWrong(db, userId, 'payment');
  const attemptsLeft = countWrong(db, userId, 'payment', now);
  throw attemptsLeft > 0 ? refuse('payment.password.wrong', { attemptsLeft }) : locked(LOCK_MS);
}
