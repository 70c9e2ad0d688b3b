import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { mainWallet, post } from '../wallet/wallets';
import { COURSE_BY_DIGITS, type Course, type Reason, type Status, STEPS } from './courses.data';
import { WITHDRAW_LIMITS } from './limits.data';

const MINUTE_MS = 60_000;

/** Course of a withdrawal, by amount. */
export function courseOf(brand: Brand, amount: number): Course {
  const whole = Math.floor(amount / 10 ** brand.currency.digits);
  const usual = amount >= WITHDRAW_LIMITS[brand.code].identityFrom ? 'identity' : 'usual';
  return COURSE_BY_DIGITS[whole % 100] ?? usual;
}

/** Remaining wait of a step and all following ones, ms. */
function waitOf(course: Course, status: Status): number {
  const step = STEPS[course][status];
  return step === undefined ? 0 : step.afterMs + waitOf(course, step.to);
}

export interface Reviewed {
  course: Course;
  status: Status;
  /** Due time of the next step; null once finished. */
  next_at: number | null;
}

/** Estimated minutes until completion, at least one; null once finished. */
export function etaMinutesOf({ course, status, next_at }: Reviewed, now: number): number | null {
  const next = STEPS[course][status];
  if (next === undefined || next_at === null) return null;
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
  user_id: number;
  amount: number;
}

/** Refunds the money; keyed by order, so that it happens once. */
function refund(
  db: Db,
  orderNo: string,
  { user_id, amount }: OrderRow,
  { reason, now }: { reason: Reason; now: number },
): void {
  post(db, mainWallet(db, user_id).id, {
    kind: 'WITHDRAWAL_RETURN',
    amount,
    reference: orderNo,
    key: `${orderNo}/return`,
    remark: reason,
    now,
  });
}

/** Job `withdrawal.step`: advances a withdrawal. `at` is the due time. */
export function stepWithdrawal(db: Db, orderNo: string, at: number): void {
  const order = db.get<OrderRow>(
    'SELECT user_id, amount, course, status, next_at FROM withdrawals WHERE order_no = ?',
    orderNo,
  );
  const step = order === undefined ? undefined : STEPS[order.course][order.status];
  if (order === undefined || step === undefined) return;
  const next = nextAt(order.course, step.to, at);
  db.run(
    'UPDATE withdrawals SET status = ?, reason = ?, updated_at = ?, next_at = ? WHERE order_no = ?',
    step.to,
    step.reason ?? null,
    at,
    next,
    orderNo,
  );
  if (step.reason !== undefined) refund(db, orderNo, order, { reason: step.reason, now: at });
  scheduleNext(db, orderNo, next);
}
