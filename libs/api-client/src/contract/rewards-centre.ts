import * as z from 'zod/mini';
import { defineCall } from './call';
import { claimed } from './rewards-shapes';
import {
  noInput,
  pageInput,
  pageOf,
  wireAmount,
  wireCount,
  wireId,
  wireText,
  wireTime,
} from './wire';

/** Statuses of the documents (D2 §3); what each means here stands at `REWARD_STATUSES` of the sandbox. */
export const rewardStatus = z.enum([
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'signed',
  'coming',
]);

/** Why an application was not granted. */
const rejectReason = z.enum([
  'ACCOUNT_TOO_OLD',
  'NO_DEPOSIT',
  'NO_STAKE',
  'LEVEL_TOO_LOW',
  'NOTHING_TO_JUDGE',
]);

/** An application for a promotion. */
export const wireApplication = z.object({
  applicationId: wireId,
  promoId: wireId,
  title: wireText(200),
  remark: wireText(140),
  images: z.array(wireId),
  applyTime: wireTime,
  status: rewardStatus,
  amount: z.optional(z.nullable(wireAmount)),
  rejectReason: z.optional(z.nullable(rejectReason)),
});

/** A row of the rewards centre. */
export const wireReward = z.object({
  /** Absent while there is nothing but an offer (`join`, `coming`). */
  claimId: z.optional(z.nullable(wireId)),
  promoId: z.optional(z.nullable(wireId)),
  title: wireText(200),
  amount: z.optional(z.nullable(wireAmount)),
  expiresAt: z.optional(z.nullable(wireTime)),
  status: rewardStatus,
  /** The amount is to be staked so many times before a withdrawal; 0: not at all. */
  wagerMultiple: wireCount,
  rejectReason: z.optional(z.nullable(rejectReason)),
});

export const rewardsCentre = {
  availablePromotions: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    module: 'REWCEN3',
    auth: 'optional',
    body: 'query',
    input: noInput,
    value: z.object({
      content: z.array(
        z.object({ key: z.enum(['REFERRAL', 'MISSION', 'RAIN']), enabled: z.boolean() }),
      ),
    }),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Which kinds of promotion the brand offers',
  }),
  applyPromotion: defineCall({
    method: 'POST',
    path: '/wps/relay/MCSFE_applyPromotion',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: z.object({
      promoId: wireId,
      remark: z._default(wireText(140), ''),
      /** Uploads for `PROMOTION`. */
      images: z._default(z.array(wireId).check(z.maxLength(3)), []),
    }),
    value: z.object({ applicationId: wireId, status: rewardStatus }),
    errors: ['record.not.found', 'promotion.taken', 'promotion.not.eligible', 'upload.invalid'],
    provenance: 'chosen',
    section: 'D2 §5',
    summary: 'Apply for a promotion; one open or granted application for each',
  }),
  applications: defineCall({
    method: 'GET',
    path: '/wps/relay/MCSFE_getPromotionApplications',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: z.object(pageInput),
    value: pageOf(wireApplication),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Own applications for promotions, newest first',
  }),
  rewardList: defineCall({
    method: 'GET',
    path: '/wps/relay/REWCEN_getRewardList',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'REWCEN3',
    body: 'query',
    input: z.object({ status: z.optional(rewardStatus), ...pageInput }),
    value: pageOf(wireReward),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'The rewards centre: offers, applications and rewards, by status',
  }),
  claimReward: defineCall({
    method: 'POST',
    path: '/wps/relay/REWCEN_claimReward',
    module: 'REWCEN3',
    auth: 'session',
    who: 'real',
    flag: 'REWCEN3',
    money: true,
    body: 'json',
    input: z.object({ claimId: wireId }),
    value: claimed,
    errors: ['record.not.found', 'reward.not.claimable'],
    provenance: 'chosen',
    section: 'D2 §3',
    summary: 'Take a reward that waits; one that has expired is gone',
  }),
};
