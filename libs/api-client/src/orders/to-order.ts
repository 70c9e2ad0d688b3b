import type * as z from 'zod/mini';
import type { gamesOrders, wireBetOrder } from '../contract/games-orders';
import type { GameCategory } from '../games/to-game';
import type { DrawnPrize, LotteryPlay } from '../lottery/lottery.api';
import type { Amount, Rate } from '../values';

export type BetStatus = 'OPEN' | 'WON' | 'LOST' | 'DRAW' | 'CANCELLED';

/** One bet. Times are milliseconds since the epoch. */
export interface BetOrder {
  orderNo: string;
  category: GameCategory;
  vendorCode: string;
  vendorName: string;
  /** The game it was made in. */
  nodeId: string;
  gameName: string;
  betAt: number;
  settledAt: number | undefined;
  stake: Amount;
  /** What counts for rebates and turnover. */
  validStake: Amount;
  payout: Amount;
  /** Signed: the payout less the stake; 0 while the bet is open, or taken back. */
  netWin: Amount;
  status: BetStatus;
}

/** One line of a bet, with a stake of its own. */
export interface BetLine {
  lineNo: string;
  play: LotteryPlay | 'WINNER' | 'HANDICAP' | 'TOTAL';
  /** Digits, or a side: ODD, EVEN, BIG, SMALL, HOME, AWAY, DRAW, OVER, UNDER. */
  pick: string;
  /** What comes back of a stake of 1. */
  odds: Rate;
  stake: Amount;
  payout: Amount;
  status: BetStatus;
  /** Whether it may still be taken back. */
  cancellable: boolean;
}

export interface BetDetail extends BetOrder {
  lines: BetLine[];
  /** Of a lottery bet. */
  draw:
    | {
        lotteryCode: string;
        lotteryName: string;
        issue: string;
        drawnAt: number;
        closesAt: number;
        /** None before the draw. */
        prizes: DrawnPrize[] | undefined;
      }
    | undefined;
  /** Of a sports bet. */
  match:
    | {
        league: string;
        home: string;
        away: string;
        startsAt: number;
        /** None before the end. */
        score: { home: number; away: number } | undefined;
      }
    | undefined;
  /** What the reels showed. */
  symbols: string[];
}

type Contract = typeof gamesOrders;
type WireOrder = z.output<typeof wireBetOrder>;
type WireDetail = z.output<Contract['orderDetail']['value']>;

/** The platform's order in our words. */
export const toOrder = (wire: WireOrder): BetOrder => ({
  orderNo: wire.orderNo,
  category: wire.gameType,
  vendorCode: wire.vendor,
  vendorName: wire.vendorName,
  nodeId: wire.nodeId,
  gameName: wire.gameName,
  betAt: wire.betTime,
  settledAt: wire.settleTime ?? undefined,
  stake: wire.stake,
  validStake: wire.validStake,
  payout: wire.payout,
  netWin: wire.netWin,
  status: wire.status,
});

const toLine = (wire: WireDetail['subOrders'][number]): BetLine => ({
  lineNo: wire.subOrderNo,
  play: wire.playCode,
  pick: wire.numero,
  odds: wire.odds,
  stake: wire.stake,
  payout: wire.payout,
  status: wire.status,
  cancellable: wire.cancellable,
});

const toDraw = (draw: NonNullable<WireDetail['draw']>): BetDetail['draw'] => ({
  lotteryCode: draw.gameCode,
  lotteryName: draw.gameName,
  issue: draw.issueNo,
  drawnAt: draw.drawTime,
  closesAt: draw.closeTime,
  prizes: draw.numero ?? undefined,
});

const toMatch = (match: NonNullable<WireDetail['match']>): BetDetail['match'] => ({
  league: match.league,
  home: match.home,
  away: match.away,
  startsAt: match.startTime,
  score: match.score ?? undefined,
});

/** The platform's order with all that belongs to it. */
export const toDetail = (wire: WireDetail): BetDetail => ({
  ...toOrder(wire),
  lines: wire.subOrders.map(toLine),
  draw: wire.draw ? toDraw(wire.draw) : undefined,
  match: wire.match ? toMatch(wire.match) : undefined,
  symbols: wire.symbols,
});
