import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  categoryInput,
  openEnum,
  opt,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireMoney,
  wireText,
  wireTime,
} from '../wire';
import { drawnPrizes, LOTTERY_PLAYS } from './lottery';

const call = callsOf({ module: 'MEMTRANS3' });

const STATUSES = ['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED'] as const;
const status = openEnum(STATUSES);

/** One bet. `netWin` is payout less stake; 0 while it is open, and once cancelled. */
export const wireBetOrder = z.object({
  orderNo: wireId,
  category: wireCategory,
  vendorCode: wireText(32),
  vendorName: wireText(64),
  /** Of the game. */
  nodeId: wireId,
  gameName: wireText(200),
  betTime: wireTime,
  settleTime: opt(wireTime),
  stake: wireAmount,
  /** What counts for rebates and turnover. */
  validStake: wireAmount,
  payout: wireAmount,
  netWin: wireMoney,
  status,
});

/** One line of a bet, with a stake of its own. */
const betLine = z.object({
  lineNo: wireId,
  playCode: openEnum([...LOTTERY_PLAYS, 'WINNER', 'HANDICAP', 'TOTAL']),
  /** Digits, or a side: ODD, EVEN, BIG, SMALL, HOME, AWAY, DRAW, OVER, UNDER. */
  pick: wireText(16),
  /** Payout of a stake of 1. */
  odds: wireAmount,
  stake: wireAmount,
  payout: wireAmount,
  status,
  /** Whether it can still be cancelled. */
  cancellable: z.boolean(),
});

const draw = z.object({
  gameCode: wireId,
  gameName: wireText(200),
  issueNo: wireText(32),
  drawTime: wireTime,
  closeTime: wireTime,
  /** Absent before the draw. */
  prizes: opt(drawnPrizes),
});

const match = z.object({
  league: wireText(100),
  home: wireText(100),
  away: wireText(100),
  startTime: wireTime,
  /** Absent before the end. */
  score: opt(z.object({ home: wireCount, away: wireCount })),
});

export const wireBetDetail = z.object({
  ...wireBetOrder.shape,
  lines: strictList(z.array(betLine)),
  draw: opt(draw),
  match: opt(match),
  /** What the round of a game showed, as the symbols of its reels; empty where lines or draws say it. */
  symbols: z._default(strictList(z.array(wireText(32))), []),
});

/** Sums over all pages of a query. */
const totals = z.object({
  /** Without cancelled bets. */
  stake: wireAmount,
  validStake: wireAmount,
  payout: wireAmount,
  /** Of settled bets. */
  netWin: wireMoney,
});

export const gamesOrders = {
  addRecent: call({
    path: '/wps/relay/MCS2_addRecentGame',
    retry: false,
    module: 'GAMELOREC3',
    input: DOCUMENTED && z.object({ nodeId: wireId, vendorCode: wireText(32) }),
    docs: DOCUMENTED && {
      errors: ['game.not.found'],
      summary: 'Put a game first among those played last',
    },
  }),
  orders: call({
    path: '/lgw/orders',
    input:
      DOCUMENTED &&
      z.object({
        category: z.optional(categoryInput),
        vendorCode: z.optional(wireText(32)),
        status: z.optional(z.enum(STATUSES)),
        ...rangeInput,
        ...pageInput,
      }),
    value: totalledPageOf(wireBetOrder, totals),
    docs: DOCUMENTED && { summary: 'Bets by time, product, vendor and status, with their totals' },
  }),
  orderDetail: call({
    path: '/lgw/orders/detail',
    input: DOCUMENTED && z.object({ orderNo: wireId }),
    value: wireBetDetail,
    docs: DOCUMENTED && {
      errors: ['record.not.found'],
      summary: 'One bet with its lines and what came of them',
    },
  }),
  cancelSubOrders: call({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        orderNo: wireId,
        lineNos: z.array(wireId).check(z.minLength(1), z.maxLength(50)),
      }),
    value: z.object({
      orderNo: wireId,
      /** Of the bet: `CANCELLED` when all its lines are. */
      status,
      /** Refunded amount. */
      returned: wireAmount,
    }),
    docs: DOCUMENTED && {
      errors: ['record.not.found', 'bet.not.cancellable'],
      summary: 'Take back lines of a lottery bet before the draw closes',
    },
  }),
};
