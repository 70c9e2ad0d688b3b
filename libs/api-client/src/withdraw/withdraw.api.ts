import type { CallAnswer } from '../contract';
import { withdraw } from '../contract/withdraw';
import { toBankCard, type BankCard } from '../security/bank-card';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import {
  pageInputOf,
  rangeInputOf,
  toPage,
  type Amount,
  type PageQuery,
  type Range,
  type Rate,
  type TotalledPage,
} from '../values';

type WireWithdrawal = CallAnswer<typeof withdraw.order>;
type WireSettings = CallAnswer<typeof withdraw.settings>;

/** Where a withdrawal stands; `PAID`, `REJECTED` and `FAILED` are final. */
export type WithdrawalStatus = WireWithdrawal['status'];

/** Why one came back. */
export type WithdrawalReason = NonNullable<WireWithdrawal['reasonCode']>;

/** Why nothing can be withdrawn now. */
export type WithdrawalObstacle = WireSettings['reasons'][number];

/** One withdrawal. `amount` left the wallet, `fee` is kept, `received` reaches the card. */
export interface Withdrawal {
  orderNo: string;
  status: WithdrawalStatus;
  amount: Amount;
  fee: Amount;
  received: Amount;
  bankName: string;
  cardMasked: string;
  /** Milliseconds since the epoch. */
  requestedAt: number;
  updatedAt: number;
  /** Minutes until it should be paid; absent once it is over. */
  etaMinutes: number | undefined;
  reason: WithdrawalReason | undefined;
}

/** What is to be played before the next withdrawal. */
export interface OpenTurnover {
  required: Amount;
  done: Amount;
  remaining: Amount;
  items: {
    reference: string;
    source: 'DEPOSIT' | 'BONUS';
    promotionId: string | undefined;
    required: Amount;
    done: Amount;
    /** Milliseconds since the epoch; absent where it does not expire. */
    expiresAt: number | undefined;
  }[];
}

export interface WithdrawSettings {
  /** Of one withdrawal. */
  min: Amount;
  max: Amount;
  daily: { max: Amount; left: Amount; countMax: number; countLeft: number };
  /** Of the next withdrawal. */
  feeRate: Rate;
  /** So many more are free of a fee today. */
  freeLeft: number;
  needsPaymentPassword: boolean;
  turnover: OpenTurnover;
  /** Empty when a withdrawal may be asked for. */
  obstacles: WithdrawalObstacle[];
}

export interface WithdrawalRequest {
  cardId: string;
  amount: Amount;
  paymentPassword: string;
}

export interface WithdrawalReceipt {
  orderNo: string;
  status: WithdrawalStatus;
  etaMinutes: number;
}

export interface WithdrawalQuery extends PageQuery {
  /** Absent: the last 30 days. At most a year. */
  range?: Range | undefined;
  status?: WithdrawalStatus | undefined;
}

/** Over all pages. */
export interface WithdrawalTotals {
  amount: Amount;
  fee: Amount;
  /** What reached a card. */
  paid: Amount;
}

const toWithdrawal = (row: WireWithdrawal): Withdrawal => ({
  orderNo: row.orderNo,
  status: row.status,
  amount: row.amount,
  fee: row.fee,
  received: row.received,
  bankName: row.bankName,
  cardMasked: row.accountNo,
  requestedAt: row.time,
  updatedAt: row.updateTime,
  etaMinutes: row.etaMinutes ?? undefined,
  reason: row.reasonCode ?? undefined,
});

const toTurnover = ({ items, ...sums }: WireSettings['turnover']): OpenTurnover => ({
  ...sums,
  items: items.map(({ promoId, expiresAt, ...item }) => ({
    ...item,
    promotionId: promoId ?? undefined,
    expiresAt: expiresAt ?? undefined,
  })),
});

/** Bound cards, the oldest first (D2 §7). */
export async function cards(options?: SendOptions): Promise<BankCard[]> {
  const value = await send(withdraw.cards, {}, options);
  return value.map(toBankCard);
}

/** Limits, fee and turnover of the next withdrawal, and what stands in its way (ours). */
export async function settings(options?: SendOptions): Promise<WithdrawSettings> {
  const value = await send(withdraw.settings, {}, options);
  return {
    min: value.min,
    max: value.max,
    daily: {
      max: value.dailyMax,
      left: value.dailyLeft,
      countMax: value.dailyCountMax,
      countLeft: value.dailyCountLeft,
    },
    feeRate: value.feeRate,
    freeLeft: value.freeCountLeft,
    needsPaymentPassword: value.needPaymentPassword,
    turnover: toTurnover(value.turnover),
    obstacles: value.reasons,
  };
}

/**
 * Withdraws to a bound card; the money leaves the wallet at once, and cannot be called back (D2 §7).
 * Throws, in this order: what a payment password may, `record.not.found` (no such card),
 * `amount.out.of.range` with `fields` `min` and `max`, `withdraw.daily.limit` with what is left,
 * `withdraw.turnover.open` with what remains, `wallet.insufficient`.
 */
export function request(
  { cardId, amount, paymentPassword }: WithdrawalRequest,
  options: MoneyOptions,
): Promise<WithdrawalReceipt> {
  return send(withdraw.request, { bankCardId: cardId, amount, paymentPassword }, options);
}

/** One withdrawal by its number (ours). Throws `record.not.found`. */
export async function order(orderNo: string, options?: SendOptions): Promise<Withdrawal> {
  return toWithdrawal(await send(withdraw.order, { orderNo }, options));
}

/** Withdrawals, newest first (D2 §7, flag WITHREC3). */
export async function records(
  query: WithdrawalQuery,
  options?: SendOptions,
): Promise<TotalledPage<Withdrawal, WithdrawalTotals>> {
  const input = { ...pageInputOf(query), ...rangeInputOf(query.range), status: query.status };
  const value = await send(withdraw.records, input, options);
  return {
    ...toPage(value, toWithdrawal),
    totals: value.footer,
  };
}
