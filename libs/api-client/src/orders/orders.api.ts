import type { Answered, CallAnswer } from '../contract';
import { gamesOrders, type wireBetDetail, type wireBetOrder } from '../contract/games/orders';
import { bind } from '../transport/send';

/** Bets with real money, the newest first, and what they come to (D2 §7). A range of at most a year. */
export const list = bind(gamesOrders.orders);

/** One bet with its lines and what came of them (D2 §7). Throws `record.not.found`. */
export const detail = bind(gamesOrders.orderDetail);

/**
 * Takes lines of a lottery bet back before its draw closes, all of them or none (D2 §7). Throws
 * `bet.not.cancellable`, `record.not.found`.
 */
export const cancelLines = bind(gamesOrders.cancelSubOrders);

/** Puts a game first among those played last (D2 §7). */
export const addRecent = bind(gamesOrders.addRecent);

export type BetOrder = Answered<typeof wireBetOrder>;
export type BetDetail = Answered<typeof wireBetDetail>;
export type BetLine = BetDetail['lines'][number];
export type BetStatus = BetOrder['status'];
/** Sums over all pages of a query. */
export type BetTotals = CallAnswer<typeof gamesOrders.orders>['footer'];
