import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import type { Period } from '../paging/periods';
import type { LimitKind } from './used';

/** Milliseconds until a raised or removed limit takes effect. */
export const COOLING_MS = 24 * 3_600_000;

/** One of the twelve limits. */
export interface LimitName {
  kind: LimitKind;
  period: Period;
}

interface LimitRow extends LimitName {
  /** Minor units; minutes for SESSION. */
  amount: number;
  /** NULL with an `effective_at`: removal pending. */
  pending_amount: number | null;
  effective_at: number | null;
}

export function limitsOf(db: Db, userId: number): LimitRow[] {
  return db.all<LimitRow>(
    `SELECT kind, period, amount, pending_amount, effective_at FROM protection_limits
     WHERE user_id = ? ORDER BY kind, period`,
    userId,
  );
}

const limitOf = (db: Db, userId: number, { kind, period }: LimitName) =>
  limitsOf(db, userId).find((limit) => limit.kind === kind && limit.period === period);

const subjectOf = (userId: number, { kind, period }: LimitName) => `${userId}/${kind}/${period}`;

function store(db: Db, userId: number, limit: LimitRow): void {
  db.run(
    `INSERT OR REPLACE INTO protection_limits (user_id, kind, period, amount, pending_amount, effective_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    userId,
    limit.kind,
    limit.period,
    limit.amount,
    limit.pending_amount,
    limit.effective_at,
  );
}

/**
 * Sets, lowers, raises or removes (`null`) a limit. A stricter limit applies at once and cancels a pending
 * change; a looser one takes effect after the delay. Removing a missing limit changes nothing.
 */
export function setLimit(
  db: Db,
  userId: number,
  { amount, ...name }: LimitName & { amount: number | null },
  now: number,
): void {
  db.transaction(() => {
    const present = limitOf(db, userId, name);
    if (present === undefined) {
      if (amount !== null) {
        store(db, userId, { ...name, amount, pending_amount: null, effective_at: null });
      }
      return;
    }
    if (amount !== null && amount <= present.amount) {
      store(db, userId, { ...name, amount, pending_amount: null, effective_at: null });
      return;
    }
    // Repeating a request with the same amount does not restart the delay.
    if (present.effective_at !== null && present.pending_amount === amount) return;
    const effective_at = now + COOLING_MS;
    store(db, userId, { ...name, amount: present.amount, pending_amount: amount, effective_at });
    schedule(db, 'protection.limit', subjectOf(userId, name), effective_at);
  });
}

/** Cancels a pending change; returns whether there was one. */
export function cancelPending(db: Db, userId: number, { kind, period }: LimitName): boolean {
  const changed = db.run(
    `UPDATE protection_limits SET pending_amount = NULL, effective_at = NULL
     WHERE user_id = ? AND kind = ? AND period = ? AND effective_at IS NOT NULL`,
    userId,
    kind,
    period,
  );
  return changed > 0;
}

/** Job: applies a pending change, unless it was cancelled or rescheduled. */
export function applyPending(db: Db, subject: string, at: number): void {
  const [user = '', kind = '', period = ''] = subject.split('/');
  const values = [Number(user), kind, period, at] as const;
  const which = 'user_id = ? AND kind = ? AND period = ? AND effective_at <= ?';
  db.run(`DELETE FROM protection_limits WHERE ${which} AND pending_amount IS NULL`, ...values);
  db.run(
    `UPDATE protection_limits SET amount = pending_amount, pending_amount = NULL, effective_at = NULL
     WHERE ${which}`,
    ...values,
  );
}
