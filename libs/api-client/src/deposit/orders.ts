import { deposit } from '../contract/deposit';
import { send, type SendOptions } from '../transport/send';
import {
  type Amount,
  type PageQuery,
  pageInputOf,
  type Range,
  rangeInputOf,
  toPage,
  type TotalledPage,
} from '../values';
import { type DepositOrder, type DepositStatus, toOrder } from './to-order';

/** One deposit, asked for until it settles. Throws `record.not.found`. */
export async function order(orderNo: string, options?: SendOptions): Promise<DepositOrder> {
  return toOrder(await send(deposit.order, { orderNo }, options));
}

/**
 * The deposit that a money key began: how a lost answer is resolved (decision 21). Throws
 * `record.not.found` when the call never arrived: then, and only then, it may be sent again.
 */
export async function orderByKey(key: string, options?: SendOptions): Promise<DepositOrder> {
  return toOrder(await send(deposit.orderByKey, { idempotencyKey: key }, options));
}

export interface DepositQuery extends PageQuery {
  /** Without it: the last 30 days. */
  range?: Range | undefined;
  status?: DepositStatus | undefined;
}

/** What the deposits of a question add up to, over all pages. */
export interface DepositTotals {
  amount: Amount;
  /** Of those that arrived. */
  arrived: Amount;
  /** Given with them. */
  bonus: Amount;
  arrivedCount: number;
}

/** The deposit record, newest first (D2 §7; flag DEPRECM3). */
export async function records(
  query: DepositQuery,
  options?: SendOptions,
): Promise<TotalledPage<DepositOrder, DepositTotals>> {
  const value = await send(
    deposit.record,
    { ...pageInputOf(query), ...rangeInputOf(query.range), status: query.status },
    options,
  );
  const { amount, successAmount, bonus, successCount } = value.footer;
  const totals = { amount, arrived: successAmount, bonus, arrivedCount: successCount };
  return { ...toPage(value, toOrder), totals };
}
