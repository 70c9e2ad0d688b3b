import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import {
  openEnum,
  opt,
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
} from '../wire';
import { agentCall, categoryQuery, memberQuery, memberShape, teamSums } from './shapes';

const overview = z.object({
  ...rangeInput,
  /** Number of rows to send with the sums; the sandbox sends none. */
  size: z._default(wireInt(0, 100), 0),
});

const profitLossRow = z.object({
  /** When the day begins; absent in rows by category. */
  date: opt(wireTime),
  /** Game category; absent in rows by day, and for money that belongs to no game. */
  category: opt(wireCategory),
  /** Identifier of the member, in rows by member; such a row includes the member's whole downline. */
  memberId: opt(wireId),
  /** User name, in rows by member; masked below level 1. */
  userName: opt(wireText(64)),
  /** Steps below the caller, in rows by member. */
  level: opt(wireCount),
  /** Members directly below, in rows by member. */
  directCount: opt(wireCount),
  ...teamSums,
});

const betSums = {
  /** Stake of the bet; in sums, of all bets. */
  stake: wireAmount,
  /** Stake that counts for rebates and turnover. */
  validStake: wireAmount,
  /** Payout of the bet; in sums, of all bets. */
  payout: wireAmount,
  /** Payout less stake; `0` until the bet is settled. */
  netWin: wireMoney,
};

const betRow = z.object({
  ...memberShape,
  /** Number of the bet. */
  orderNo: wireText(64),
  /** Game category. */
  category: wireCategory,
  /** Name of the vendor. */
  vendorName: wireText(64),
  /** Name of the game. */
  gameName: wireText(200),
  /** When the bet was placed. */
  betTime: wireTime,
  /** When it was settled; absent while it is open. */
  settleTime: opt(wireTime),
  ...betSums,
  /** State of the bet. */
  status: openEnum(['OPEN', 'WON', 'LOST', 'DRAW', 'CANCELLED']),
});

const transactionRow = z.object({
  ...memberShape,
  /** Identifier of the transaction. */
  txId: wireCount,
  /** A code of `wallet.transactionTypes`. */
  txCode: wireText(32),
  /** IN: credited; OUT: debited. */
  direction: openEnum(['IN', 'OUT']),
  /** Not negative; see `direction`. */
  amount: wireAmount,
  /** When the money moved. */
  time: wireTime,
  /** Number of the order it belongs to. */
  refNo: wireText(100),
});

/** Calls about figures and records of a team. */
export const agentTeam = {
  teamCounters: agentCall({
    path: '/wps/relay/ODSFE2_TeamKPIA',
    input: DOCUMENTED && overview,
    value: z.object({
      /** Members who logged in within the range. */
      teamLoginMemberCount: wireCount,
      /** Members who bet within the range. */
      teamBetMemberCount: wireCount,
      /** Members who registered within the range. */
      teamRegisterMemberCount: wireCount,
      /** Members with a session in use now. */
      teamOnlineCount: wireCount,
    }),
    docs: DOCUMENTED && {
      provenance: 'spec',
      summary: 'Numbers of members below the caller who logged in, bet, registered, and are online',
    },
  }),
  teamSummary: agentCall({
    path: '/wps/relay/ODSFE2_TeamKPIB',
    input: DOCUMENTED && overview,
    value: z.object({
      ...teamSums,
      /** Commission of the caller: the difference of rates on the downline's stakes, by the day of the stakes. */
      commission: wireMoney,
      /** Members below the caller, now. */
      memberCount: wireCount,
      /** Members directly below the caller, now. */
      directCount: wireCount,
    }),
    docs: DOCUMENTED && {
      summary: 'Sums of the whole team over a range, and the caller’s commission',
    },
  }),
  teamProfitLoss: agentCall({
    path: '/wps/relay/ODSFE2_teamKPIC',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        /**
         * One row for each day, each category, or each category of each day; MEMBER: for each member directly below
         * with all below, and, with `memberId`, for that member alone.
         */
        groupBy: z._default(z.enum(['DAY', 'CATEGORY', 'BOTH', 'MEMBER']), 'BOTH'),
        /** Only this member and all below; absent: the whole team. */
        memberId: z.optional(wireId),
      }),
    value: totalledPageOf(profitLossRow, z.object(teamSums)),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      summary:
        'Profit and loss of the team by day and category, newest day first, or by member, the highest stake first',
    },
  }),
  teamBets: agentCall({
    path: '/wps/relay/ODSFE2_TeamBets',
    input:
      DOCUMENTED && z.object({ ...pageInput, ...rangeInput, ...categoryQuery, ...memberQuery }),
    value: totalledPageOf(betRow, z.object(betSums)),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      section: 'D2 §2',
      summary: 'Bets of the team by the time they were placed, newest first',
    },
  }),
  teamTransactions: agentCall({
    path: '/wps/relay/ODSFE2_TeamTransactions',
    module: 'MEMTRANS3',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        ...memberQuery,
        /** Only this kind of transaction; absent: all. */
        txCode: z.optional(wireText(32)),
      }),
    value: totalledPageOf(
      transactionRow,
      z.object({
        /** Sum credited. */
        in: wireAmount,
        /** Sum debited. */
        out: wireAmount,
      }),
    ),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      section: 'D2 §2',
      summary: 'Transactions of the team without stakes and payouts, newest first',
    },
  }),
};
