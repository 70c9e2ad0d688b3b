import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import type { Period } from './periods';
import type { LimitKind } from './used';

/** A limit is raised or taken away this long after it was asked for. */
export const COOLING_MS = 24 * 3_600_000;

/** Which of the twelve limits. */
export interface LimitName {
  kind: LimitKind;
  period: Period;
}

interface LimitRow extends LimitName {
  /** Minor units; of SESSION minutes. */
  amount: number;
  /** NULL with an `effective_at`: the limit will go. */
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
 * Sets, lowers, raises or (`null`) takes away a limit. What protects more holds at once and drops
 * what was pending; what protects less waits. Taking away what is not there changes nothing.
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
    // Asked for again with the same amount, the waiting does not begin anew.
    if (present.effective_at !== null && present.pending_amount === amount) return;
    const effective_at = now + COOLING_MS;
    store(db, userId, { ...name, amount: present.amount, pending_amount: amount, effective_at });
    schedule(db, 'protection.limit', subjectOf(userId, name), effective_at);
  });
}

/** Answers whether there was something pending. */
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

/** The job: what is pending takes effect, unless it was cancelled or put off by a later wish. */
export function applyPending(db: Db, subject: string, at: number): void {
  const [user = '', kind = '', period = ''] = subject.split('/');
  const due = [Number(user), kind, period, at] as const;
  const which = 'user_id = ? AND kind = ? AND period = ? AND effective_at <= ?';
  db.run(`DELETE FROM protection_limits WHERE ${which} AND pending_amount IS NULL`, ...due);
  db.run(
    `UPDATE protection_limits SET amount = pending_amount, pending_amount = NULL, effective_at = NULL
     WHERE ${which}`,
    ...due,
  );
}
