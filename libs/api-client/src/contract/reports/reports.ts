import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import {
  categoryInput,
  opt,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireMoney,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'MEMTRANS3', docs: DOCUMENTED && { flag: 'PERSREP' } });

const sums = {
  /** Sum of deposits. */
  deposit: wireMoney,
  /** Sum of withdrawals. */
  withdraw: wireMoney,
  /** Sum of stakes. */
  stake: wireAmount,
  /** Sum of stakes that count for rebates and turnover. */
  validStake: wireAmount,
  /** Sum of payouts. */
  payout: wireAmount,
  /** Payout less stake. */
  netWin: wireMoney,
  /** Sum of bonuses. */
  bonus: wireMoney,
  /** Sum of rebates. */
  rebate: wireMoney,
};

/** One product on one day. */
const wireProfitAndLoss = z.object({
  /** When the day begins, by the brand's own clock. */
  date: wireTime,
  /** Game category; absent for deposits, withdrawals, bonuses and rebates. */
  category: opt(wireCategory),
  ...sums,
});

export const reports = {
  profitAndLoss: call({
    path: '/wps/relay/ODSFE2_MemPNL',
    input:
      DOCUMENTED &&
      z.object({
        ...pageInput,
        ...rangeInput,
        /** Only this game category; absent: all. */
        category: z.optional(categoryInput),
      }),
    value: totalledPageOf(wireProfitAndLoss, z.object(sums)),
    docs: DOCUMENTED && {
      summary: 'Profit and loss by day and product, newest first; days of the range count whole',
    },
  }),
};
