import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import {
  openEnum,
  opt,
  pageInput,
  pageOf,
  wireAmount,
  wireCount,
  wireId,
  wireText,
  wireTime,
} from '../wire';
import { REWARD_STATUSES, rejectReason, rewardStatus as status } from './promotion-shapes';
import { ownImage } from '../member/own-image';
import { claimed, rewardCalls } from './shapes';

const call = rewardCalls({ module: 'REWCEN3' });

/** An application for a promotion. */
const application = z.object({
  /** Identifier of the application. */
  applicationId: wireId,
  /** Promotion applied for. */
  promoId: wireId,
  /** Title of the promotion. */
  title: wireText(200),
  /** Remark of the applicant. */
  remark: wireText(140),
  /** Images sent with it. */
  images: z.array(ownImage),
  /** When it was made. */
  applyTime: wireTime,
  /** State of the application. */
  status,
  /** Amount that was granted; absent before. */
  amount: opt(wireAmount),
  /** Reason of a rejection; absent otherwise. */
  rejectReason,
});

/** A row of the rewards centre. */
const reward = z.object({
  /** Identifier for `claimReward`; absent for offers (`join`, `coming`). */
  claimId: opt(wireId),
  /** Promotion that it comes from; absent for other rewards. */
  promoId: opt(wireId),
  /** Title of the reward. */
  title: wireText(200),
  /** Amount that is paid; absent while unknown. */
  amount: opt(wireAmount),
  /** When the claim expires; absent: never. */
  expiresAt: opt(wireTime),
  /** State of the reward (D2 §3). */
  status,
  /** Wagering multiple of the amount before a withdrawal. */
  wagerMultiple: wireCount,
  /** Reason of a rejected application; absent otherwise. */
  rejectReason,
});

/** Calls about applications and rewards. */
export const rewardsCentre = {
  availablePromotions: call({
    path: '/wps/relay/MCSFE_getAvailablePromotions',
    auth: 'optional',
    value: z.object({
      /** Kinds of promotion. */
      content: z.array(
        z.object({
          /** Kind of promotion. */
          key: openEnum(['REFERRAL', 'MISSION', 'RAIN']),
          /** Whether the brand offers it. */
          enabled: z.boolean(),
        }),
      ),
    }),
    docs: DOCUMENTED && {
      roles: undefined,
      summary: 'Which kinds of promotion the brand offers',
    },
  }),
  applyPromotion: call({
    method: 'POST',
    path: '/wps/relay/MCSFE_applyPromotion',
    input:
      DOCUMENTED &&
      z.object({
        /** Promotion to apply for. */
        promoId: wireId,
        /** Remark of the applicant. */
        remark: z._default(wireText(140), ''),
        /** Identifiers of uploads for `PROMOTION`. */
        images: z._default(z.array(wireId).check(z.maxLength(3)), []),
      }),
    value: z.object({
      /** Identifier of the application. */
      applicationId: wireId,
      /** State after the application. */
      status,
    }),
    docs: DOCUMENTED && {
      errors: [
        'account.excluded',
        'record.not.found',
        'promotion.taken',
        'promotion.not.eligible',
        'field.invalid',
        'upload.invalid',
      ],
      section: 'D2 §5',
      summary: 'Apply for a promotion, or sign up for an event; once per promotion',
    },
  }),
  applications: call({
    path: '/wps/relay/MCSFE_getPromotionApplications',
    input: DOCUMENTED && z.object(pageInput),
    value: pageOf(application),
    docs: DOCUMENTED && { summary: 'The caller’s applications for promotions, newest first' },
  }),
  rewardList: call({
    path: '/wps/relay/REWCEN_getRewardList',
    input:
      DOCUMENTED &&
      z.object({
        /** Only this state; absent: every one. */
        status: z.optional(z.enum(REWARD_STATUSES)),
        ...pageInput,
      }),
    value: pageOf(reward),
    docs: DOCUMENTED && {
      flag: 'REWCEN3',
      summary: 'Rewards centre: offers, applications and rewards, by status',
    },
  }),
  claimReward: call({
    method: 'POST',
    path: '/wps/relay/REWCEN_claimReward',
    money: true,
    input:
      DOCUMENTED &&
      z.object({
        /** Reward to claim. */
        claimId: wireId,
      }),
    value: claimed,
    docs: DOCUMENTED && {
      flag: 'REWCEN3',
      errors: ['account.excluded', 'record.not.found', 'reward.not.claimable'],
      summary: 'Claim a reward of the rewards centre, before it expires',
    },
  }),
};
