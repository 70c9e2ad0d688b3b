import type { Db } from '../database/db';

/** Consecutive failed attempts that lock a proof. */
export const MAX_TRIES = 5;
export const LOCK_MS = 30 * 60_000;

/** Second-factor proofs, counted separately. */
export type Proof = 'payment' | 'answers';

interface TriesRow {
  wrong: number;
  locked_until: number;
}

const rowOf = (db: Db, userId: number, proof: Proof) =>
  db.get<TriesRow>(
    'SELECT wrong, locked_until FROM security_tries WHERE user_id = ? AND what = ?',
    userId,
    proof,
  );

/** Remaining lock time of a proof in ms; 0 if unlocked. */
export function lockedFor(db: Db, userId: number, proof: Proof, now: number): number {
  return Math.max(0, (rowOf(db, userId, proof)?.locked_until ?? 0) - now);
}

/** Counts a failed attempt. Returns the attempts left; 0 means that the proof is locked. */
export function countWrong(db: Db, userId: number, proof: Proof, now: number): number {
  return db.transaction(() => {
    const wrong = (rowOf(db, userId, proof)?.wrong ?? 0) + 1;
    const locks = wrong >= MAX_TRIES;
    db.run(
      'INSERT OR REPLACE INTO security_tries (user_id, what, wrong, locked_until) VALUES (?, ?, ?, ?)',
      userId,
      proof,
      // Restart the count after a lock.
      locks ? 0 : wrong,
      locks ? now + LOCK_MS : 0,
    );
    return MAX_TRIES - wrong;
  });
}

export function forgetWrong(db: Db, userId: number, proof: Proof): void {
  db.run('DELETE FROM security_tries WHERE user_id = ? AND what = ?', userId, proof);
}
