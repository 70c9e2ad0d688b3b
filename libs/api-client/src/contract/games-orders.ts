import * as z from 'zod/mini';
import { defineCall } from './call';
import { wireLotteryPlay, wireNumero } from './games-lottery';
import {
  noValue,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireId,
  wireMoney,
  wireText,
  wireTime,
} from './wire';

const wireBetStatus = z.enum(['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED']);

/** One bet. `netWin` is what it won less what was staked: 0 while it is open, or taken back. */
export const wireBetOrder = z.object({
  orderNo: wireId,
  gameType: wireCategory,
  vendor: wireText(32),
  vendorName: wireText(64),
  nodeId: wireId,
  gameName: wireText(200),
  betTime: wireTime,
  settleTime: z.optional(z.nullable(wireTime)),
  stake: wireAmount,
  validStake: wireAmount,
  payout: wireAmount,
  netWin: wireMoney,
  status: wireBetStatus,
});

/** One line of a bet, with a stake of its own. */
const subOrder = z.object({
  subOrderNo: wireId,
  playCode: z.union([wireLotteryPlay, z.enum(['WINNER', 'HANDICAP', 'TOTAL'])]),
  /** Digits, or a side: ODD, EVEN, BIG, SMALL, HOME, AWAY, DRAW, OVER, UNDER. */
  numero: wireText(16),
  /** What comes back of a stake of 1. */
  odds: wireAmount,
  stake: wireAmount,
  payout: wireAmount,
  status: wireBetStatus,
  cancellable: z.boolean(),
});

const draw = z.object({
  gameCode: wireId,
  gameName: wireText(200),
  issueNo: wireText(32),
  drawTime: wireTime,
  closeTime: wireTime,
  /** Absent before the draw. */
  numero: z.optional(z.nullable(wireNumero)),
});

const match = z.object({
  league: wireText(100),
  home: wireText(100),
  away: wireText(100),
  startTime: wireTime,
  /** Absent before the end. */
  score: z.optional(
    z.nullable(
      z.object({ home: z.int().check(z.nonnegative()), away: z.int().check(z.nonnegative()) }),
    ),
  ),
});

export const gamesOrders = {
  addRecent: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_addRecentGame',
    module: 'GAMELOREC3',
    auth: 'session',
    body: 'query',
    input: z.object({
      nodeId: wireId,
      vendor: wireText(32),
    }),
    value: noValue,
    errors: ['game.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Put a game first among those played last',
  }),
  orders: defineCall({
    method: 'GET',
    path: '/lgw/orders',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: z.object({
      gameType: z.optional(z.union([wireCategory, z.literal('')])),
      vendor: z.optional(wireText(32)),
      status: z.optional(z.union([wireBetStatus, z.literal('')])),
      language: z.optional(wireText(8)),
      ...rangeInput,
      ...pageInput,
    }),
    value: totalledPageOf(
      wireBetOrder,
      z.object({
        /** Without what was taken back. */
        stake: wireAmount,
        validStake: wireAmount,
        payout: wireAmount,
        netWin: wireMoney,
      }),
    ),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Bets by time, product, vendor and status, with their totals',
  }),
  orderDetail: defineCall({
    method: 'GET',
    path: '/lgw/orders/detail',
    module: 'MEMTRANS3',
    auth: 'session',
    body: 'query',
    input: z.object({
      orderNo: wireId,
      language: z.optional(wireText(8)),
    }),
    value: z.object({
      ...wireBetOrder.shape,
      subOrders: z.array(subOrder),
      draw: z.optional(z.nullable(draw)),
      match: z.optional(z.nullable(match)),
      /** What the reels showed. */
      symbols: z._default(z.array(wireText(32)), []),
    }),
    errors: ['record.not.found'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'One bet with its lines and what came of them',
  }),
  cancelSubOrders: defineCall({
    method: 'POST',
    path: '/lgw/orders/suborders/cancel',
    module: 'MEMTRANS3',
    auth: 'session',
    money: true,
    body: 'json',
    input: z.object({
      orderNo: wireId,
      subOrderNos: z.array(wireId).check(z.minLength(1), z.maxLength(50)),
    }),
    value: z.object({
      orderNo: wireId,
      status: wireBetStatus,
      /** What came back. */
      returned: wireAmount,
    }),
    errors: ['record.not.found', 'bet.not.cancellable'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Take back lines of a lottery bet before the draw closes',
  }),
};
