import type { Db } from '../database/db';
import { type IdentityVerdict, writeVerdict } from '../identity/checks';
import { continueIdentified } from './review';

/**
 * Decides an identity check; an approval resumes the withdrawals that wait for it. Returns whether there was
 * something to decide.
 */
export function decideIdentity(
  db: Db,
  userId: number,
  verdict: IdentityVerdict,
  now: number,
): boolean {
  return db.transaction(() => {
    const written = writeVerdict(db, userId, verdict, now);
    if (written && verdict.status === 'APPROVED') continueIdentified(db, userId, now);
    return written;
  });
}
