import * as z from 'zod/mini';
import { memberShape, productInput, teamSums } from './agent-shapes';
import { defineCall } from './call';
import {
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireInt,
  wireMoney,
  wireText,
  wireTime,
} from './wire';

/** One member of the team, by either of his names; without them all. */
const memberInput = { memberId: z.optional(wireId), userName: z.optional(wireText(64)) };

/** A day, a product, or a product of a day. */
export const wireTeamProfitLoss = z.object({
  /** When the day begins. */
  date: z.optional(z.nullable(wireTime)),
  /** Absent for money that belongs to no game, and in rows by day. */
  productType: z.optional(z.nullable(wireCategory)),
  ...teamSums,
});

/** A bet of somebody in the team. */
export const wireTeamBet = z.object({
  ...memberShape,
  orderNo: wireText(64),
  gameType: wireCategory,
  vendor: wireText(64),
  gameName: wireText(200),
  betTime: wireTime,
  settleTime: z.optional(z.nullable(wireTime)),
  stake: wireAmount,
  validStake: wireAmount,
  payout: wireAmount,
  netWin: wireMoney,
  status: z.enum(['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED']),
});

/** What moved somebody's money; no balance. */
export const wireTeamTransaction = z.object({
  ...memberShape,
  txId: wireCount,
  txCode: wireText(32),
  direction: z.enum(['IN', 'OUT']),
  amount: wireAmount,
  time: wireTime,
  refNo: wireText(100),
});

export const agentTeam = {
  teamCounters: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIA',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...rangeInput,
      size: z._default(wireInt(0, 100), 0),
    }),
    value: z.object({
      teamLoginMemberCount: wireCount,
      teamBetMemberCount: wireCount,
      teamRegisterMemberCount: wireCount,
      teamOnlineCount: wireCount,
    }),
    errors: [],
    provenance: 'spec',
    section: 'D2 §7',
    summary: 'Members below the caller who logged in, bet, registered; and who is here now',
  }),
  teamSummary: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamKPIB',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...rangeInput,
      size: z._default(wireInt(0, 100), 0),
    }),
    value: z.object({
      teamDeposit: wireMoney,
      teamWithdraw: wireMoney,
      teamStake: wireMoney,
      teamValidStake: wireMoney,
      teamPayout: wireMoney,
      teamNetWin: wireMoney,
      teamBonus: wireMoney,
      teamRebate: wireMoney,
      commission: wireMoney,
      teamMemberCount: wireCount,
      teamDirectCount: wireCount,
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Money of the whole team over a range, and what the caller earns of it',
  }),
  teamProfitLoss: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_teamKPIC',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      ...rangeInput,
      /** A row for each day, each product, or each product of each day. */
      groupBy: z._default(z.enum(['DAY', 'PRODUCT', 'BOTH']), 'BOTH'),
      /** Of this member and everyone below him instead. */
      memberId: z.optional(wireId),
    }),
    value: totalledPageOf(wireTeamProfitLoss, z.object(teamSums)),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Profit and loss of the team by day and product, newest day first',
  }),
  teamBets: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamBets',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      ...rangeInput,
      ...productInput,
      ...memberInput,
    }),
    value: totalledPageOf(
      wireTeamBet,
      z.object({
        stake: wireAmount,
        validStake: wireAmount,
        payout: wireAmount,
        netWin: wireMoney,
      }),
    ),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'Bets of the team by the time they were placed, newest first',
  }),
  teamTransactions: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamTransactions',
    module: 'MEMTRANS3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      ...rangeInput,
      ...memberInput,
      txCode: z.optional(wireText(32)),
    }),
    value: totalledPageOf(
      wireTeamTransaction,
      z.object({ amountIn: wireAmount, amountOut: wireAmount }),
    ),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'What moved the money of the team, stakes and payouts left out; newest first',
  }),
};
