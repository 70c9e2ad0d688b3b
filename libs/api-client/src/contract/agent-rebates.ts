import * as z from 'zod/mini';
import { memberShape, productInput, rebatesInput, wireRebate } from './agent-shapes';
import { defineCall } from './call';
import {
  pageInput,
  rangeInput,
  totalledPageOf,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireMoney,
  wireRate,
  wireText,
} from './wire';

/** How many of the direct downline may have a rate of this band. */
const quotaGroup = z.object({
  minRate: wireRate,
  maxRate: wireRate,
  quota: wireCount,
  used: wireCount,
  remaining: wireCount,
});

/** What one member's stakes of one product earned. */
export const wireTeamRebate = z.object({
  ...memberShape,
  productType: wireCategory,
  validStake: wireAmount,
  rate: wireRate,
  rebate: wireAmount,
  commission: wireMoney,
});

export const agentRebates = {
  rebateLimits: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getGlobalRebateSettingsByProductType',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...productInput,
    }),
    value: z.array(
      z.object({
        productType: wireCategory,
        minRate: wireRate,
        maxRate: wireRate,
        step: wireRate,
      }),
    ),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'The brand’s own bounds of every rate',
  }),
  rebateSettings: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getCustomerRebateSettingByProductType',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...productInput,
      /** Of the direct downline, whose rates are to be raised; without it for a new account. */
      userName: z.optional(wireText(64)),
    }),
    value: z.array(
      z.object({
        productType: wireCategory,
        myRate: wireRate,
        minRate: wireRate,
        maxRate: wireRate,
        step: wireRate,
        quotaGroups: z._default(z.array(quotaGroup), []),
      }),
    ),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'The caller’s rates and what may be given of them',
  }),
  quotaGroups: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_getAgentQuotaGroupByProduct',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...productInput,
    }),
    value: z.array(z.object({ productType: wireCategory, groups: z.array(quotaGroup) })),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'How many high rates the caller may still give, by product',
  }),
  raiseRebates: defineCall({
    method: 'POST',
    path: '/wps/agent/updateDownlineRebates',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'realAgent',
    body: 'json',
    input: z.object({
      userName: wireText(64),
      rebates: rebatesInput,
    }),
    value: z.object({ userName: wireText(64), rebates: z.array(wireRebate) }),
    errors: ['downline.unknown', 'rebate.out.of.range', 'quota.exhausted'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Raise rates of somebody directly below; products left out stay',
  }),
  ownRebates: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_AgentRebate',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...rangeInput,
    }),
    value: z.object({
      list: z.array(
        z.object({
          productType: wireCategory,
          rate: wireRate,
          validStake: wireAmount,
          rebate: wireAmount,
          teamValidStake: wireAmount,
          commission: wireMoney,
        }),
      ),
      footer: z.object({
        validStake: wireAmount,
        rebate: wireAmount,
        teamValidStake: wireAmount,
        commission: wireMoney,
      }),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'The caller’s rates by product, with what they earned over a range',
  }),
  teamRebates: defineCall({
    method: 'GET',
    path: '/wps/relay/ODSFE2_TeamRebate',
    module: 'AFFMAN3',
    auth: 'session',
    who: 'agent',
    body: 'query',
    input: z.object({
      ...pageInput,
      ...rangeInput,
      ...productInput,
      memberId: z.optional(wireId),
      userName: z.optional(wireText(64)),
    }),
    value: totalledPageOf(
      wireTeamRebate,
      z.object({ validStake: wireAmount, rebate: wireAmount, commission: wireMoney }),
    ),
    errors: ['downline.unknown'],
    provenance: 'chosen',
    section: 'D2 §2',
    summary: 'Rebates of the team by member and product, the highest stake first',
  }),
};
