import * as z from 'zod/mini';
import { DOCUMENTED } from '../call';
import { strictList } from '../strict-list';
import {
  openEnum,
  opt,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireRate,
  wireText,
  wireTime,
} from '../wire';
import {
  howToJoin,
  OFFER_REASONS,
  REJECT_REASONS,
  rejectReason,
  rewardStatus,
} from './promotion-shapes';
import { rewardCalls } from './shapes';

const call = rewardCalls({ module: 'REWCEN3' });

/** Terms of a promotion; its texts state the same. A field that does not apply is absent. */
const promotionTerms = z.object({
  /** Share of the deposit (DEPOSIT) or of the valid stakes of a week (AUTO). */
  bonusRate: opt(wireRate),
  /** Fixed bonus (APPLY, SIGN). */
  bonus: opt(wireAmount),
  /** Maximum bonus of one deposit or week. */
  maxBonus: opt(wireAmount),
  /** Minimum deposit for the bonus. */
  minDeposit: opt(wireAmount),
  /** Valid stakes that an event requires (SIGN). */
  minStake: opt(wireAmount),
  /** Days of an event, from the sign-up (SIGN). */
  eventDays: opt(wireCount),
  /** Wagering multiple of `wagerBase` before a withdrawal. */
  wagerMultiple: opt(wireCount),
  /** Amount that the multiple applies to: the bonus, or bonus and deposit together. */
  wagerBase: opt(openEnum(['BONUS', 'BONUS_AND_DEPOSIT'])),
  /** Days to complete the wagering. */
  validDays: opt(wireCount),
  /** Days to claim a bonus that was granted. */
  claimDays: opt(wireCount),
  /** Categories whose stakes are required, or earn the bonus. */
  categories: strictList(z.array(wireCategory)),
  /** Categories whose stakes do not count towards the wagering. */
  excludedCategories: strictList(z.array(wireCategory)),
  /** Maximum of one bet that counts towards the wagering. */
  maxBet: opt(wireAmount),
  /** How often one person can take it. */
  once: opt(openEnum(['EVER', 'DAY', 'WEEK'])),
  /** Minimum VIP level, 0 to 6. */
  vipLevel: opt(wireCount),
});

const need = openEnum(['NONE', 'OPTIONAL', 'REQUIRED']);

/** Form of `applyPromotion` for this promotion. */
const applicationForm = z.object({
  /** Whether the form has a remark, and whether it is required. */
  remark: need,
  /** Maximum length of the remark. */
  remarkMax: wireCount,
  /** Whether the form has images, and whether they are required. */
  images: need,
  /** Maximum number of images. */
  imagesMax: wireCount,
});

/** A promotion with its terms and its status for the viewer. */
const promotion = z.object({
  /** Identifier of the promotion. */
  promoId: wireId,
  /** Key of its category (D2 §2). */
  category: wireText(64),
  /** Title to show. */
  title: wireText(300),
  /** Rich text: never set as HTML without cleaning (decision 23). */
  content: wireText(50_000),
  /** Address of the picture without its ending. */
  picture: opt(wireText(2000)),
  /** When it begins. */
  startDate: wireTime,
  /** Absent: no end. */
  endDate: opt(wireTime),
  /** How to take part. */
  howTo: howToJoin,
  /** Benefits and requirements. */
  terms: promotionTerms,
  /** Form of an application; only APPLY has one. */
  form: opt(applicationForm),
  /** Status for the viewer, guests too; absent for a running INFO. */
  status: opt(rewardStatus),
  /**
   * Why the viewer cannot take part now: LOGIN (a guest), ACCOUNT_TYPE (trial and virtual accounts), a reason of an
   * offer at deposit, or a reason for which a review rejects an application.
   */
  obstacle: opt(openEnum(['LOGIN', 'ACCOUNT_TYPE', ...OFFER_REASONS, ...REJECT_REASONS])),
  /** Identifier for `claimReward`; present while `status` is `claim`. */
  claimId: opt(wireId),
  /** Why an application was not granted; absent otherwise. */
  rejectReason,
});

/** Calls about promotions. */
export const rewardsPromotion = {
  promotion: call({
    path: '/wps/relay/MCSFE_getPromotion',
    auth: 'optional',
    input:
      DOCUMENTED &&
      z.object({
        /** Identifier of the promotion. */
        promoId: wireId,
      }),
    value: promotion,
    docs: DOCUMENTED && {
      roles: undefined,
      errors: ['account.excluded', 'record.not.found'],
      summary: 'One promotion: terms, how to take part, form, status of the viewer',
    },
  }),
};
