import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { type Context, signedIn } from './context';
import { refuse } from './refusal';

interface KnownAnswer {
  call: string;
  print: string;
  answer: string;
}

/** Inputs that prove who asks; a repeated key needs no proof again. */
const PROOFS = new Set(['paymentPassword']);

/** Fingerprint of a money call's input, without its proofs. */
export const fingerprintOf = (input: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(input).filter(([field]) => !PROOFS.has(field))))
    .digest('hex')
    .slice(0, 32);

/** Answer that this user's key was given; undefined for a new key. */
export const knownAnswer = (db: Db, userId: number, key: string): KnownAnswer | undefined =>
  db.get<KnownAnswer>(
    'SELECT call, print, answer FROM answered_keys WHERE user_id = ? AND key = ?',
    userId,
    key,
  );

/** First answer to a key. Throws `idempotency.key.reused` if it was used for another call or input. */
export function repeated(known: KnownAnswer, { call, print }: Pick<Context, 'call' | 'print'>) {
  if (known.call !== call || known.print !== print) throw refuse('idempotency.key.reused');
  return JSON.parse(known.answer) as unknown;
}

/**
 * Runs a money call once per user and key: a repeated key returns the first answer and moves nothing (decision 21). The
 * pipeline answers a known key before any other check, so this function decides only between two concurrent calls.
 * Work, ledger and answer are stored in one transaction, so a killed process leaves all or nothing. If `work` throws a
 * refusal, the key stays unused. Throws `idempotency.key.reused`.
 */
export function once<T>(context: Context, work: () => T): T {
  const { db, key, call, print, now } = context;
  const { userId } = signedIn(context);
  return db.transaction(() => {
    const known = knownAnswer(db, userId, key);
    if (known !== undefined) return repeated(known, context) as T;
    const answer = work();
    db.run(
      'INSERT INTO answered_keys (user_id, key, call, print, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
      userId,
      key,
      call,
      print,
      JSON.stringify(answer),
      now,
    );
    return answer;
  });
}
