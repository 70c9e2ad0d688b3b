import { apiConfig } from '../config';
import { gamesOrders } from '../contract/games-orders';
import type { Game, GameCategory } from '../games/to-game';
import { type MoneyOptions, send, type SendOptions } from '../transport/send';
import {
  type Amount,
  pageInputOf,
  type PageQuery,
  type Range,
  rangeInputOf,
  toPage,
  type TotalledPage,
} from '../values';
import { type BetDetail, type BetOrder, type BetStatus, toDetail, toOrder } from './to-order';

export type { BetDetail, BetLine, BetOrder, BetStatus } from './to-order';

export interface BetQuery extends PageQuery {
  /** By when the bet was made. Absent: the last 30 days. At most a year. */
  range?: Range | undefined;
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  status?: BetStatus | undefined;
}

/** Of all bets that a query finds. */
export interface BetTotals {
  /** Without what was taken back. */
  stake: Amount;
  validStake: Amount;
  payout: Amount;
  /** Signed; of bets that are over. */
  netWin: Amount;
}

const here = () => ({ language: apiConfig().language() });

/** Bets with real money, the newest first, and what they come to (D2 §7). */
export async function list(
  query: BetQuery,
  options?: SendOptions,
): Promise<TotalledPage<BetOrder, BetTotals>> {
  const value = await send(
    gamesOrders.orders,
    {
      gameType: query.category,
      vendor: query.vendorCode,
      status: query.status,
      ...rangeInputOf(query.range),
      ...pageInputOf(query),
      ...here(),
    },
    options,
  );
  return { ...toPage(value, toOrder), totals: value.footer };
}

/** One bet with its lines and what came of them (D2 §7). Throws `record.not.found`. */
export async function detail(orderNo: string, options?: SendOptions): Promise<BetDetail> {
  return toDetail(await send(gamesOrders.orderDetail, { orderNo, ...here() }, options));
}

/** What taking lines back did. */
export interface Cancelled {
  orderNo: string;
  /** Of the bet: `CANCELLED` when none of its lines stands any more. */
  status: BetStatus;
  returned: Amount;
}

/**
 * Takes lines of a lottery bet back before its draw closes, all of them or none (D2 §7). Throws
 * `bet.not.cancellable`, `record.not.found`.
 */
export async function cancelLines(
  { orderNo, lineNos }: { orderNo: string; lineNos: readonly string[] },
  options: MoneyOptions,
): Promise<Cancelled> {
  return send(gamesOrders.cancelSubOrders, { orderNo, subOrderNos: [...lineNos] }, options);
}

/** Puts a game first among those played last (D2 §7). Changes something, so it is never repeated by itself. */
export async function addRecent(
  { nodeId, vendorCode }: Pick<Game, 'nodeId' | 'vendorCode'>,
  options?: SendOptions,
): Promise<void> {
  await send(gamesOrders.addRecent, { nodeId, vendor: vendorCode }, { ...options, once: true });
}
