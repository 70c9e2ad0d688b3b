import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireMoney,
  wireTime,
} from './wire';

const sums = {
  deposit: wireMoney,
  withdraw: wireMoney,
  stake: wireAmount,
  validStake: wireAmount,
  payout: wireAmount,
  /** Payout less stake. */
  netWin: wireMoney,
  bonus: wireMoney,
  rebate: wireMoney,
};

/** One product on one day. */
export const wireProfitAndLoss = z.object({
  /** When the day begins, by the brand's own clock. */
  date: wireTime,
  /** Nothing for what belongs to no game: deposits, withdrawals, bonuses, rebates. */
  productType: z.optional(z.nullable(wireCategory)),
  ...sums,
});

export const reports = {
  profitAndLoss: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemPNL',
    module: 'MEMTRANS3',
    auth: 'session',
    flag: 'PERSREP',
    body: 'query',
    input: z.object({ ...pageInput, ...rangeInput, productType: z.optional(wireCategory) }),
    value: totalledPageOf(wireProfitAndLoss, z.object(sums)),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Profit and loss by day and product, newest first; days of the range count whole',
  }),
};
