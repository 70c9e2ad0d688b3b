import type { RuleBook } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import type { Period } from '../paging/periods';
import { refuse } from '../calls/refusal';
import { bookOf } from './person';
import type { LimitKind } from './used';

const HOUR_MS = 3_600_000;

/** Milliseconds until a raised or removed limit can be confirmed. */
export const coolingMs = ({ increase }: RuleBook): number => increase.delayHours * HOUR_MS;

/** Identifies one of the twelve limits. */
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
 * change; a looser one needs a delay and a confirmation. Removing a missing limit is a no-op.
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
    // A repeated request with the same amount does not restart the delay.
    if (present.effective_at !== null && present.pending_amount === amount) return;
    const effective_at = now + coolingMs(bookOf(db, userId));
    store(db, userId, { ...name, amount: present.amount, pending_amount: amount, effective_at });
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

/**
 * Confirms a pending change. Throws `record.not.found` unless a change to this amount is pending,
 * `protection.not.changeable` before its time.
 */
export function confirmPending(
  db: Db,
  userId: number,
  { amount, ...name }: LimitName & { amount: number | null },
  now: number,
): void {
  db.transaction(() => {
    const present = limitOf(db, userId, name);
    if (!present || present.effective_at === null || present.pending_amount !== amount) {
      throw refuse('record.not.found');
    }
    if (now < present.effective_at) throw refuse('protection.not.changeable');
    if (amount === null) {
      const { kind, period } = name;
      db.run(
        'DELETE FROM protection_limits WHERE user_id = ? AND kind = ? AND period = ?',
        userId,
        kind,
        period,
      );
    } else store(db, userId, { ...name, amount, pending_amount: null, effective_at: null });
  });
}
