import { createHash } from 'node:crypto';
import { type Context, signedIn } from './context';
import { refuse } from './refusal';

interface KnownAnswer {
  call: string;
  print: string;
  answer: string;
}

/** Fingerprint of the input; the caller must remove secrets. */
const fingerprintOf = (callInput: unknown) =>
  createHash('sha256').update(JSON.stringify(callInput)).digest('hex').slice(0, 32);

/**
 * Runs a money call once per user and key: a repeated key returns the first answer and moves nothing
 * (decision 21). Work, ledger and answer are stored in one transaction, so a killed process leaves all or
 * nothing. If `work` throws a refusal, the key stays unused. Throws `idempotency.key.reused` if the key was
 * used with another input.
 */
export function once<T>(context: Context, callInput: unknown, work: () => T): T {
  const { db, key, call, now } = context;
  const { userId } = signedIn(context);
  const fingerprint = fingerprintOf(callInput);
  return db.transaction(() => {
    const known = db.get<KnownAnswer>(
      'SELECT call, print, answer FROM answered_keys WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (known !== undefined) {
      if (known.call !== call || known.print !== fingerprint)
        throw refuse('idempotency.key.reused');
      return JSON.parse(known.answer) as T;
    }
    const answer = work();
    db.run(
      'INSERT INTO answered_keys (user_id, key, call, print, answer, at) VALUES (?, ?, ?, ?, ?, ?)',
      userId,
      key,
      call,
      fingerprint,
      JSON.stringify(answer),
      now,
    );
    return answer;
  });
}
