import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  categoryInput,
  openEnum,
  opt,
  pageInput,
  rangeInput,
  shownAmount,
  shownMoney,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireText,
  wireTime,
} from '../wire';
import { drawnPrizes, LOTTERY_PLAYS } from './lottery';

const call = callsOf({ module: 'MEMTRANS3' });

const STATUSES = ['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED'] as const;
const status = openEnum(STATUSES);

/** One bet. `netWin` is payout less stake; 0 while it is open, and once cancelled. */
export const wireBetOrder = z.object({
  /** Number of the bet. */
  orderNo: wireId,
  /** Game category. */
  category: wireCategory,
  /** Code of the vendor. */
  vendorCode: wireText(32),
  /** Name of the vendor. */
  vendorName: wireText(64),
  /** The game's place in the lobby. */
  nodeId: wireId,
  /** Name of the game. */
  gameName: wireText(200),
  /** When the bet was placed. */
  betTime: wireTime,
  /** When it was settled; absent while it is open. */
  settleTime: opt(wireTime),
  /** Stake of the bet. */
  stake: shownAmount,
  /** Stake that counts for rebates and turnover. */
  validStake: shownAmount,
  /** Amount paid out; 0 while it is open. */
  payout: shownAmount,
  /** Payout less stake; 0 while it is open, and once cancelled. */
  netWin: shownMoney,
  /** State of the bet. */
  status,
});

/** One line of a bet, with a stake of its own. */
const betLine = z.object({
  /** Number of the line in the bet. */
  lineNo: wireId,
  /** Play or market of the line. */
  playCode: openEnum([...LOTTERY_PLAYS, 'WINNER', 'HANDICAP', 'TOTAL']),
  /** Pick: digits, or a side: ODD, EVEN, BIG, SMALL, HOME, AWAY, DRAW, OVER, UNDER. */
  pick: wireText(16),
  /** Payout of a stake of 1. */
  odds: wireAmount,
  /** Stake of the line. */
  stake: wireAmount,
  /** Amount paid out for the line. */
  payout: wireAmount,
  /** State of the line. */
  status,
  /** Whether it can still be cancelled. */
  cancellable: z.boolean(),
});

const draw = z.object({
  /** Code of the lottery. */
  gameCode: wireId,
  /** Name of the game. */
  gameName: wireText(200),
  /** Number of the draw. */
  issueNo: wireText(32),
  /** When the numbers are drawn. */
  drawTime: wireTime,
  /** When bets on it close. */
  closeTime: wireTime,
  /** Drawn numbers; absent before the draw. */
  prizes: opt(drawnPrizes),
});

const match = z.object({
  /** Competition it belongs to. */
  league: wireText(100),
  /** Name of the home side. */
  home: wireText(100),
  /** Name of the visiting side. */
  away: wireText(100),
  /** When it begins. */
  startTime: wireTime,
  /** Final score; absent before the end. */
  score: opt(
    z.object({
      /** Points of the home side. */
      home: wireCount,
      /** Points of the visiting side. */
      away: wireCount,
    }),
  ),
});

/** A bet with its lines and the event that decides it. */
export const wireBetDetail = z.object({
  ...wireBetOrder.shape,
  /** Lines of the bet; always one for a game that is neither a lottery nor a match. */
  lines: strictList(z.array(betLine)),
  /** Draw that a lottery bet is on; absent for others. */
  draw: opt(draw),
  /** Match that a sports bet is on; absent for others. */
  match: opt(match),
  /** Symbols of the round, such as those on the reels; empty if lines or a draw show the result. */
  symbols: z._default(strictList(z.array(wireText(32))), []),
});

/** Sums over all pages of a query. */
const totals = z.object({
  /** Sum of stakes, without cancelled bets. */
  stake: shownAmount,
  /** Stake that counts for rebates and turnover. */
  validStake: shownAmount,
  /** Sum paid out. */
  payout: shownAmount,
  /** Payout less stake of the settled bets. */
  netWin: shownMoney,
});

/** Calls about bets. */
export const gamesOrders = {
  addRecent: call({
    path: '/wps/relay/MCS2_addRecentGame',
    retry: false,
    module: 'GAMELOREC3',
    input:
      DOCUMENTED &&
      z.object({
        /** The game's place in the lobby. */
        nodeId: wireId,
        /** Code of the vendor. */
        vendorCode: wireText(32),
      }),
    docs: DOCUMENTED && {
      errors: ['game.not.found'],
      summary: 'Move a game to the front of the recently played',
    },
  }),
  orders: call({
    path: '/lgw/orders',
    input:
      DOCUMENTED &&
      z.object({
        /** Only this game category; absent: all. */
        category: z.optional(categoryInput),
        /** Only this vendor; absent: all. */
        vendorCode: z.optional(wireText(32)),
        /** Only this state; absent: every one. */
        status: z.optional(z.enum(STATUSES)),
        ...rangeInput,
        ...pageInput,
      }),
    value: totalledPageOf(wireBetOrder, totals),
    docs: DOCUMENTED && { summary: 'Bets by time, product, vendor and status, with their totals' },
  }),
  orderDetail: call({
    path: '/lgw/orders/detail',
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the bet. */
        orderNo: wireId,
      }),
    value: wireBetDetail,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One bet with its lines and results',
    },
  }),
  cancelSubOrders: call({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Number of the bet. */
        orderNo: wireId,
        /** Lines to take back. */
        lineNos: z.array(wireId).check(z.minLength(1), z.maxLength(50)),
      }),
    value: z.object({
      /** Number of the bet. */
      orderNo: wireId,
      /** State of the bet: `CANCELLED` once all its lines are. */
      status,
      /** Refunded amount. */
      returned: wireAmount,
    }),
    docs: DOCUMENTED && {
      errors: ['record.not.found', 'bet.not.cancellable'],
      summary: 'Cancel lines of a lottery bet before the draw closes',
    },
  }),
};
