import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireCount,
  wireMoney,
  wireRate,
  wireText,
} from '../wire';
import {
  agentCall,
  categoryQuery,
  memberQuery,
  memberShape,
  nameInput,
  rebatesInput,
  wireRebates,
} from './shapes';

/** The brand's bounds of the rates of one category. */
const rebateLimit = {
  /** Game category that the rate is for. */
  category: wireCategory,
  /** Lowest rate that may be given. */
  minRate: wireRate,
  /** Highest rate that may be given. */
  maxRate: wireRate,
  /** Step: every rate is a multiple of it. */
  step: wireRate,
};

/** How many of the direct downline may have a rate from `minRate` to `maxRate`. */
const quotaGroup = z.object({
  /** Lowest rate of the group. */
  minRate: wireRate,
  /** Highest rate of the group. */
  maxRate: wireRate,
  /** Accounts that may be in the group. */
  quota: wireCount,
  /** Accounts that are in it. */
  used: wireCount,
  /** Accounts that may still be added. */
  remaining: wireCount,
});

const quotaGroups = strictList(z.array(quotaGroup));

const ownSums = {
  /** The caller's own valid stakes. */
  validStake: wireAmount,
  /** Rebate on the caller's own stakes; the VIP rebate is another programme (`rewards.rebateReport`). */
  lineRebate: wireAmount,
  /** Valid stakes of all members below. */
  teamValidStake: wireAmount,
  /** Commission on the stakes of all members below: the difference between both rates, as in `teamSummary`. */
  commission: wireMoney,
};

const teamSums = {
  /** Valid stakes of the member. */
  validStake: wireAmount,
  /** Rebate of the member on these stakes, at the member's rate. */
  lineRebate: wireAmount,
  /** Commission of the caller on these stakes: the difference between both rates. */
  commission: wireMoney,
};

/** Calls about rebates of agents. */
export const agentRebates = {
  rebateLimits: agentCall({
    path: '/wps/relay/MCS2_getGlobalRebateSettingsByProductType',
    input: DOCUMENTED && z.object(categoryQuery),
    value: strictList(z.array(z.object(rebateLimit))),
    docs: DOCUMENTED && { summary: 'Limits of rates, by category' },
  }),
  rebateSettings: agentCall({
    path: '/wps/relay/MCS2_getCustomerRebateSettingByProductType',
    input:
      DOCUMENTED &&
      z.object({
        ...categoryQuery,
        /** Direct downline whose rates are to be raised; absent: a new account. */
        userName: z.optional(nameInput),
      }),
    value: strictList(
      z.array(
        z.object({
          ...rebateLimit,
          /** Rate of the caller; no member below gets a higher one. */
          myRate: wireRate,
          /** Groups of rates that are limited in number. */
          quotaGroups: z._default(quotaGroups, []),
        }),
      ),
    ),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      summary: 'The caller’s rates, and the range that may be assigned',
    },
  }),
  quotaGroups: agentCall({
    path: '/wps/relay/MCS2_getAgentQuotaGroupByProduct',
    input: DOCUMENTED && z.object(categoryQuery),
    value: strictList(
      z.array(
        z.object({
          /** Game category that the rate is for. */
          category: wireCategory,
          /** Groups of rates, the lowest first. */
          groups: quotaGroups,
        }),
      ),
    ),
    docs: DOCUMENTED && { summary: 'Quotas of high rates and what is left of them, by category' },
  }),
  raiseRebates: agentCall({
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    input:
      DOCUMENTED &&
      z.object({
        /** Member directly below. */
        userName: nameInput,
        /** Rates to raise; categories left out stay. */
        rebates: rebatesInput,
      }),
    value: z.object({
      /** The member. */
      userName: wireText(64),
      /** All rates of the member from now on. */
      rebates: wireRebates,
    }),
    docs: DOCUMENTED && {
      roles: 'realAgent',
      errors: ['downline.unknown', 'rebate.out.of.range', 'quota.exhausted'],
      summary: 'Raise rates of a member directly below; categories left out stay',
    },
  }),
  ownRebates: agentCall({
    path: '/wps/relay/ODSFE2_AgentRebate',
    input: DOCUMENTED && z.object(rangeInput),
    value: z.object({
      /** The caller's categories. */
      list: z.array(
        z.object({
          /** Game category that the rate is for. */
          category: wireCategory,
          /** The caller's rate. */
          rate: wireRate,
          ...ownSums,
        }),
      ),
      /** Sums of all categories. */
      footer: z.object(ownSums),
    }),
    docs: DOCUMENTED && {
      section: 'D2 §2',
      summary: 'The caller’s rates by category, with what they earned over a range',
    },
  }),
  teamRebates: agentCall({
    path: '/wps/relay/ODSFE2_TeamRebate',
    input:
      DOCUMENTED && z.object({ ...pageInput, ...rangeInput, ...categoryQuery, ...memberQuery }),
    value: totalledPageOf(
      z.object({
        ...memberShape,
        /** Game category that the rate is for. */
        category: wireCategory,
        /** The member's rate. */
        rate: wireRate,
        ...teamSums,
      }),
      z.object(teamSums),
    ),
    docs: DOCUMENTED && {
      errors: ['downline.unknown'],
      section: 'D2 §2',
      summary: 'Line rebates of the team by member and category, the highest stake first',
    },
  }),
};
