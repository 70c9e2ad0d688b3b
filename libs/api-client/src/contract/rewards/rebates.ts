import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import {
  categoryInput,
  openEnum,
  pageInput,
  rangeInput,
  shownAmount,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireId,
  wireRate,
  wireTime,
} from '../wire';
import { claimedTogether, rewardCalls, timeSpan } from './shapes';

const call = rewardCalls({ module: 'REWCEN3', docs: DOCUMENTED && { flag: 'MANPLAYREB3' } });

/** Rebate of one day and one category. */
const rebate = {
  /** Game category. */
  category: wireCategory,
  /** Valid stakes of the day in the category. */
  validStake: shownAmount,
  /** Share of these stakes, by the VIP level. */
  rate: wireRate,
  /** Amount of the rebate: `rate` times `validStake`. */
  rebate: shownAmount,
  /** One day in the brand's own time. */
  period: timeSpan,
};

const openRebate = z.object({
  ...rebate,
  /** OPEN: can be claimed. RUNNING: today's, not final. */
  status: openEnum(['OPEN', 'RUNNING']),
  /** Time of the automatic payment. */
  autoPayTime: wireTime,
});

const paidRebate = z.object({
  ...rebate,
  /** CLAIMED by the player, PAID automatically. */
  status: openEnum(['CLAIMED', 'PAID']),
  /** When it was paid. */
  payTime: wireTime,
  /** Number of the ledger's order that paid it. */
  orderNo: wireId,
});

/** Calls about rebates. */
export const rewardsRebates = {
  rebateReport: call({
    path: '/wps/relay/ODSFE2_MemberRebateReport',
    input:
      DOCUMENTED &&
      z.object({
        /** Only this game category; absent: all. */
        category: z.optional(categoryInput),
        ...rangeInput,
        ...pageInput,
      }),
    value: totalledPageOf(
      paidRebate,
      z.object({
        /** Sum of valid stakes. */
        validStake: shownAmount,
        /** Sum of rebates. */
        rebate: shownAmount,
      }),
    ),
    docs: DOCUMENTED && {
      flag: 'PLYRBT',
      summary: 'Paid rebates by day and category: claimed, or paid automatically',
    },
  }),
  manualRebates: call({
    path: '/wps/relay/MCS2_getManualRebateList',
    value: z.object({
      /** Rebates by day and category, the newest first. */
      list: z.array(openRebate).check(z.maxLength(200)),
      /** Sum of the OPEN ones. */
      claimable: wireAmount,
    }),
    docs: DOCUMENTED && {
      summary: 'Claimable rebates, and those of today so far',
    },
  }),
  claimRebate: call({
    method: 'POST',
    path: '/wps/relay/MCS2_claimManualRebate',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Category to claim. */
        category: categoryInput,
      }),
    value: claimedTogether,
    docs: DOCUMENTED && {
      errors: ['reward.not.claimable'],
      summary: 'Claim the open rebates of one category',
    },
  }),
  claimAllRebates: call({
    method: 'POST',
    path: '/wps/relay/MCS2_claimAllManualRebate',
    money: true,
    value: claimedTogether,
    docs: DOCUMENTED && {
      errors: ['reward.not.claimable'],
      summary: 'Claim all open rebates',
    },
  }),
};
