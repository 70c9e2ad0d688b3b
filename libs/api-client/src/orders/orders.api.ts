import type { Answered, CallAnswer } from '../contract';
import { gamesOrders, type wireBetDetail, type wireBetOrder } from '../contract/games/orders';
import { bind } from '../transport/send';

/** Real-money bets, newest first, with totals (D2 §7). Range: at most a year. */
export const list = bind(gamesOrders.orders);

/** One bet with its lines and results (D2 §7). Throws `record.not.found`. */
export const detail = bind(gamesOrders.orderDetail);

/**
 * Cancels lines of a lottery bet before its draw closes (D2 §7). All-or-nothing. Throws
 * `bet.not.cancellable`, `record.not.found`.
 */
export const cancelLines = bind(gamesOrders.cancelSubOrders);

/** Moves a game to the front of the recently played games (D2 §7). */
export const addRecent = bind(gamesOrders.addRecent);

export type BetOrder = Answered<typeof wireBetOrder>;
export type BetDetail = Answered<typeof wireBetDetail>;
export type BetLine = BetDetail['lines'][number];
export type BetStatus = BetOrder['status'];
/** Sums over all pages of a query. */
export type BetTotals = CallAnswer<typeof gamesOrders.orders>['footer'];
