import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import {
  categoryInput,
  opt,
  pageInput,
  rangeInput,
  shownAmount,
  shownMoney,
  totalledPageOf,
  wireCategory,
  wireTime,
} from '../wire';

const call = callsOf({ module: 'MEMTRANS3', docs: DOCUMENTED && { flag: 'PERSREP' } });

const sums = {
  /** Sum of deposits. */
  deposit: shownMoney,
  /** Sum of withdrawals. */
  withdraw: shownMoney,
  /** Sum of stakes. */
  stake: shownAmount,
  /** Sum of stakes that count for rebates and turnover. */
  validStake: shownAmount,
  /** Sum of payouts. */
  payout: shownAmount,
  /** Payout less stake. */
  netWin: shownMoney,
  /** Sum of bonuses. */
  bonus: shownMoney,
  /** Sum of rebates. */
  rebate: shownMoney,
};

/** One product on one day. */
const wireProfitAndLoss = z.object({
  /** Start of the day in the brand's time zone. */
  date: wireTime,
  /** Game category; absent for deposits, withdrawals, bonuses and rebates. */
  category: opt(wireCategory),
  ...sums,
});

/** Calls about reports. */
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
