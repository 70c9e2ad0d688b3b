import type { Db } from '../database/db';
import { cancelJobs } from '../jobs/cancel';
import { askIdentity } from '../identity/checks';
import { schedule } from '../jobs/schedule';
import { mainWallet, post } from '../wallet/wallets';
import {
  type Course,
  type Decision,
  DECISIONS,
  type Reason,
  type Status,
  STEPS,
  type Verdict,
} from './courses.data';

const MINUTE_MS = 60_000;

/** Remaining wait of a step and all following ones, ms. */
function waitOf(course: Course, status: Status): number {
  const step = STEPS[course][status];
  return step === undefined ? 0 : step.afterMs + waitOf(course, step.to);
}

const FINAL: readonly Status[] = ['PAID', 'REJECTED', 'FAILED'];

export interface Reviewed {
  course: Course;
  status: Status;
  /** Due time of the next step; null once finished. */
  next_at: number | null;
}

/** Estimated minutes until completion, at least one; null once finished, and while it awaits a manual decision. */
export function etaMinutesOf({ course, status, next_at }: Reviewed, now: number): number | null {
  const next = STEPS[course][status];
  if (next === undefined || next_at === null || course === 'identity') return null;
  return Math.max(1, Math.ceil((next_at + waitOf(course, next.to) - now) / MINUTE_MS));
}

/** Due time of the step after this status, if any. */
export function nextAt(course: Course, status: Status, now: number): number | null {
  const step = STEPS[course][status];
  return step === undefined ? null : now + step.afterMs;
}

/** Schedules the next step of an order. */
export function scheduleNext(db: Db, orderNo: string, at: number | null): void {
  if (at !== null) schedule(db, 'withdrawal.step', orderNo, at);
}

interface OrderRow extends Reviewed {
  order_no: string;
  user_id: number;
  amount: number;
}

/** Refunds the money, once per order. */
function refund(
  db: Db,
  { order_no, user_id, amount }: OrderRow,
  { reason, now }: { reason: Reason; now: number },
): void {
  post(db, mainWallet(db, user_id).id, {
    kind: 'WITHDRAWAL_RETURN',
    amount,
    reference: order_no,
    key: `${order_no}/return`,
    remark: reason,
    now,
  });
}

const orderOf = (db: Db, orderNo: string): OrderRow | undefined =>
  db.get<OrderRow>(
    'SELECT order_no, user_id, amount, course, status, next_at FROM withdrawals WHERE order_no = ?',
    orderNo,
  );

/** Writes a new status and schedules the next step; with a reason, refunds the money. */
function move(db: Db, order: OrderRow, { to, reason, course, held }: Verdict, at: number): void {
  const state = { course: course ?? order.course, status: to ?? order.status };
  const next = held === true ? null : nextAt(state.course, state.status, at);
  db.run(
    `UPDATE withdrawals SET course = ?, status = ?, reason = ?, updated_at = ?, next_at = ?
     WHERE order_no = ?`,
    state.course,
    state.status,
    reason ?? null,
    at,
    next,
    order.order_no,
  );
  if (reason !== undefined) refund(db, order, { reason, now: at });
  scheduleNext(db, order.order_no, next);
  if (to === 'KYC_REQUIRED') askIdentity(db, order.user_id);
}

/** Job `withdrawal.step`: advances a withdrawal. `at` is the due time. */
export function stepWithdrawal(db: Db, orderNo: string, at: number): void {
  const order = orderOf(db, orderNo);
  const step = order === undefined ? undefined : STEPS[order.course][order.status];
  if (order !== undefined && step !== undefined) move(db, order, { to: step.to }, at);
}

/**
 * Decides an open withdrawal instead of its course; `reason` overrides the decision's default. Returns
 * the new status; undefined for an unknown or finished order.
 */
export function decideWithdrawal(
  db: Db,
  orderNo: string,
  { decision, reason }: { decision: Decision; reason?: Reason | undefined },
  now: number,
): Status | undefined {
  const verdict: Verdict = DECISIONS[decision];
  return decide(db, orderNo, verdict.reason && reason ? { ...verdict, reason } : verdict, now);
}

function decide(db: Db, orderNo: string, verdict: Verdict, now: number): Status | undefined {
  return db.transaction(() => {
    const order = orderOf(db, orderNo);
    if (order === undefined || FINAL.includes(order.status)) return undefined;
    cancelJobs(db, 'withdrawal.step', orderNo);
    move(db, order, verdict, now);
    return orderOf(db, orderNo)?.status;
  });
}

/** Resumes the withdrawals of a person whose identity is approved. */
export function continueIdentified(db: Db, userId: number, now: number): void {
  const waiting = db.all<{ order_no: string }>(
    `SELECT order_no FROM withdrawals WHERE user_id = ? AND course = 'identity'
     AND status IN ('SUBMITTED', 'KYC_REQUIRED')`,
    userId,
  );
  for (const { order_no } of waiting) {
    decide(db, order_no, { to: 'REVIEW', course: 'usual' }, now);
  }
}
