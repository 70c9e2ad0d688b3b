import type { CallAnswer, CallInput } from '../contract';
import { withdraw } from '../contract/withdraw/withdraw';
import { bind } from '../transport/send';

/** Bound cards, the oldest first. */
export const cards = bind(withdraw.cards);

/** Limits, fee and turnover of the next withdrawal, and the reasons that block it. */
export const settings = bind(withdraw.settings);

/**
 * Withdraws to a bound card; the money leaves the wallet at once, and cannot be cancelled. Throws, in this order: the
 * errors of the payment password, `record.not.found` (no such card), `identity.required`, `field.invalid` (no amount of
 * this currency), `amount.out.of.range` with `fields` `min` and `max`, `withdraw.daily.limit` with what is left,
 * `withdraw.turnover.open` with what remains, `wallet.insufficient`.
 */
export const request = bind(withdraw.request);

/** One withdrawal by its number, with the states it went through. Throws `record.not.found`. */
export const order = bind(withdraw.order);

/** Withdrawals, newest first (flag WITHREC3). */
export const records = bind(withdraw.records);

/** One withdrawal. */
export type Withdrawal = CallAnswer<typeof withdraw.order>;
/** Limits, fee and turnover of the next withdrawal. */
export type WithdrawSettings = CallAnswer<typeof withdraw.settings>;
/** A withdrawal to request. */
export type WithdrawalRequest = CallInput<typeof withdraw.request>;
