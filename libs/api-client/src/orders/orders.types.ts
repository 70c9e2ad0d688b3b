import type { Answered, CallAnswer, CallInput } from '../contract';
import type { gamesOrders, wireBetDetail, wireBetOrder } from '../contract/games/orders';

export type BetOrder = Answered<typeof wireBetOrder>;
export type BetDetail = Answered<typeof wireBetDetail>;
export type BetLine = BetDetail['lines'][number];
export type BetStatus = BetOrder['status'];
export type BetQuery = CallInput<typeof gamesOrders.orders>;
/** Of all bets that a query finds. */
export type BetTotals = CallAnswer<typeof gamesOrders.orders>['footer'];
