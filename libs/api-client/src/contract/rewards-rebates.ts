import * as z from 'zod/mini';
import { defineCall } from './call';
import { claimedTogether, timeSpan } from './rewards-shapes';
import {
  noInput,
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireId,
  wireRate,
  wireTime,
} from './wire';

const rebateShape = {
  productType: wireCategory,
  validStake: wireAmount,
  rate: wireRate,
  rebate: wireAmount,
  /** One day of the brand's own time. */
  period: timeSpan,
};

/** A rebate that was paid. */
export const wirePaidRebate = z.object({
  ...rebateShape,
  status: z.enum(['CLAIMED', 'PAID']),
  payTime: wireTime,
  orderNo: wireId,
});

export const rewardsRebates = {
  rebateReport: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_MemberRebateReport',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'PLYRBT',
    body: 'query',
    input: z.object({
      productType: z.optional(wireCategory),
      ...rangeInput,
      ...pageInput,
    }),
    value: totalledPageOf(wirePaidRebate, z.object({ validStake: wireAmount, rebate: wireAmount })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Rebates paid, by day and product: claimed, or paid by themselves',
  }),
  manualRebates: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getManualRebateList',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'MANPLAYREB3',
    body: 'query',
    input: noInput,
    value: z.object({
      list: z
        .array(
          z.object({
            ...rebateShape,
            /** `RUNNING`: of today, and still growing. */
            status: z.enum(['OPEN', 'RUNNING']),
            /** When it is paid by itself. */
            autoPayTime: wireTime,
          }),
        )
        .check(z.maxLength(200)),
      /** What is open, all together. */
      claimable: wireAmount,
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Rebates that can be claimed, and what today has brought so far',
  }),
  claimRebate: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_claimManualRebate',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'MANPLAYREB3',
    money: true,
    body: 'json',
    input: z.object({ productType: wireCategory }),
    value: claimedTogether,
    errors: ['reward.not.claimable'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Take what is open of one product',
  }),
  claimAllRebates: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_claimAllManualRebate',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'MANPLAYREB3',
    money: true,
    body: 'json',
    input: noInput,
    value: claimedTogether,
    errors: ['reward.not.claimable'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Take everything that is open',
  }),
};
