import type { CallAnswer, CallInput } from '../contract';
import { withdraw } from '../contract/withdraw/withdraw';
import { bind } from '../transport/send';

/** Bound cards, the oldest first. */
export const cards = bind(withdraw.cards);

/** Limits, fee and turnover of the next withdrawal, and the reasons blocking it. */
export const settings = bind(withdraw.settings);

/**
 * Withdraws to a bound card. Debits the wallet at once; cannot be cancelled. Throws, in this order: the
 * errors of the payment password, `record.not.found` (no such card), `identity.required`, `field.invalid` (invalid
 * amount), `amount.out.of.range` with `fields` `min` and `max`, `withdraw.daily.limit` with the rest of the day,
 * `withdraw.turnover.open` with the remaining turnover, `wallet.insufficient`.
 */
export const request = bind(withdraw.request);

/** One withdrawal by number, with its status history. Throws `record.not.found`. */
export const order = bind(withdraw.order);

/** Withdrawals, newest first (flag WITHREC3). */
export const records = bind(withdraw.records);

export type Withdrawal = CallAnswer<typeof withdraw.order>;
/** Limits, fee and turnover of the next withdrawal. */
export type WithdrawSettings = CallAnswer<typeof withdraw.settings>;
export type WithdrawalRequest = CallInput<typeof withdraw.request>;
