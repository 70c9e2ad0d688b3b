import { createHash } from 'node:crypto';
import { type Context, signedIn } from './context';
import { refuse } from './refusal';

interface KnownAnswer {
  call: string;
  print: string;
  answer: string;
}

/** Of what was asked; a secret in it must be left out by the caller. */
const printOf = (asked: unknown) =>
  createHash('sha256').update(JSON.stringify(asked)).digest('hex').slice(0, 32);

/**
 * Does the work of a money call once for each key of a person: the same key again answers what the
 * first did and moves nothing (decision 21). Work, ledger and answer stand together or not at all,
 * also when the process is killed in the middle. A refusal thrown by `work` leaves the key unused.
 * Throws `idempotency.key.reused` when the key was spent on something else.
 */
export function once<T>(context: Context, asked: unknown, work: () => T): T {
  const { db, key, call, now } = context;
  const { userId } = signedIn(context);
  const print = printOf(asked);
  return db.transaction(() => {
    const known = db.get<KnownAnswer>(
      'SELECT call, print, answer FROM answered_keys WHERE user_id = ? AND key = ?',
      userId,
      key,
    );
    if (known !== undefined) {
      if (known.call !== call || known.print !== print) throw refuse('idempotency.key.reused');
      return JSON.parse(known.answer) as T;
    }
    const answer = work();
    db.run(
      'INSERT INTO answered_keys VALUES (?, ?, ?, ?, ?, ?)',
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
