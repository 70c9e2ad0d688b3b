import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import type { Range } from '../paging/range';
import { toWire } from '../wallet/money';
import type { Reason, Status } from './courses.data';
import { etaMinutesOf, type Reviewed } from './review';

interface OrderRow extends Reviewed {
  order_no: string;
  amount: number;
  fee: number;
  bank_name: string;
  account_no: string;
  reason: Reason | null;
  at: number;
  updated_at: number;
}

/** Converts orders to wire format at a time. */
const toWireOrder =
  ({ currency: { digits } }: Brand, now: number) =>
  (order: OrderRow) => ({
    orderNo: order.order_no,
    status: order.status,
    amount: toWire(order.amount, digits),
    fee: toWire(order.fee, digits),
    received: toWire(order.amount - order.fee, digits),
    bankName: order.bank_name,
    accountNo: order.account_no,
    time: order.at,
    updateTime: order.updated_at,
    etaMinutes: etaMinutesOf(order, now),
    reasonCode: order.reason,
  });

/** Order of this user with the states it entered; undefined for another user's. */
export function withdrawalOf(
  db: Db,
  brand: Brand,
  { userId, orderNo, now }: { userId: number; orderNo: string; now: number },
) {
  const order = db.get<OrderRow>(
    'SELECT * FROM withdrawals WHERE order_no = ? AND user_id = ?',
    orderNo,
    userId,
  );
  if (order === undefined) return undefined;
  const history = db.all<{ status: Status; at: number }>(
    'SELECT status, at FROM withdrawal_states WHERE order_no = ? ORDER BY rowid',
    orderNo,
  );
  return { ...toWireOrder(brand, now)(order), history };
}

interface Wanted extends PageQuery {
  userId: number;
  range: Range;
  status: Status | undefined;
  now: number;
}

/** Withdrawals of a range, newest first; totals cover all pages. */
export function withdrawalsOf(db: Db, brand: Brand, wanted: Wanted) {
  const { userId, range, status, now } = wanted;
  const { digits } = brand.currency;
  const from = `withdrawals WHERE user_id = ? AND at BETWEEN ? AND ?${
    status === undefined ? '' : ' AND status = ?'
  }`;
  const values: Value[] = [userId, range.from, range.to, ...(status === undefined ? [] : [status])];
  const page = pageFrom(
    db,
    wanted,
    { columns: '*', from, order: 'at DESC, order_no DESC', values },
    toWireOrder(brand, now),
  );
  const sums = db.get<{ amount: number; fee: number; paid: number }>(
    `SELECT coalesce(sum(amount), 0) AS amount, coalesce(sum(fee), 0) AS fee,
       coalesce(sum(CASE status WHEN 'PAID' THEN amount - fee END), 0) AS paid FROM ${from}`,
    ...values,
  ) ?? { amount: 0, fee: 0, paid: 0 };
  return {
    ...page,
    footer: {
      amount: toWire(sums.amount, digits),
      fee: toWire(sums.fee, digits),
      paid: toWire(sums.paid, digits),
    },
  };
}

/** Sum of pending withdrawals, minor units. */
export function pendingAmount(db: Db, userId: number): number {
  return (
    db.get<{ amount: number }>(
      `SELECT coalesce(sum(amount), 0) AS amount FROM withdrawals
       WHERE user_id = ? AND status NOT IN ('PAID', 'REJECTED', 'FAILED')`,
      userId,
    )?.amount ?? 0
  );
}
