import { createHash } from 'node:crypto';
import type { Db } from '../database/db';
import { type Context, signedIn } from './context';
import { refuse } from './refusal';

interface KnownAnswer {
  call: string;
  print: string;
  answer: string;
}

/** Credentials in inputs; excluded from the fingerprint, because a repeated key needs none. */
const PROOFS = new Set(['paymentPassword']);

/** Fingerprint of a money call's input, without credentials. */
export const fingerprintOf = (input: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(input).filter(([field]) => !PROOFS.has(field))))
    .digest('hex')
    .slice(0, 32);

/** Stored response of this user's key; undefined for a new key. */
export const knownAnswer = (db: Db, userId: number, key: string): KnownAnswer | undefined =>
  db.get<KnownAnswer>(
    'SELECT call, print, answer FROM answered_keys WHERE user_id = ? AND key = ?',
    userId,
    key,
  );

/** First response of a key. Throws `idempotency.key.reused` if it was used for another call or input. */
export function repeated(known: KnownAnswer, { call, print }: Pick<Context, 'call' | 'print'>) {
  if (known.call !== call || known.print !== print) throw refuse('idempotency.key.reused');
  return JSON.parse(known.answer) as unknown;
}

/**
 * Runs a money call once per user and key; a repeated key returns the first response and moves nothing (decision 21). A
 * known key is replayed by the pipeline before any other check, so this function only arbitrates concurrent calls.
 * Work, ledger and response are stored in one transaction, so a crash leaves all or nothing. If `work` throws a
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
