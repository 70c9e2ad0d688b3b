import * as z from 'zod/mini';
import { callsOf, DOCUMENTED } from '../call';
import { OFFER_REASONS } from '../rewards/promotion-shapes';
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
} from '../wire';

const call = callsOf({ module: 'DPSTBAS3', docs: DOCUMENTED && { roles: 'real' } });

/** Bonus offer for a deposit. The list excludes "no bonus", which clients offer first. */
const depositOffer = z.object({
  /** Id of the promotion; `rewards.promotion` returns its details. */
  promoId: wireId,
  /** Title to show. */
  title: wireText(120),
  /** Key of its category, as promotions have (D2 §5). */
  promotionType: wireText(32),
  /** Bonus as a share of the deposit. */
  bonusRate: wireRate,
  /** Maximum bonus. */
  maxBonus: wireAmount,
  /** Minimum deposit for the bonus. */
  minDeposit: wireAmount,
  /** Wagering multiple of `wagerBase` before a withdrawal. */
  wagerMultiple: wireCount,
  /** Amount that the multiple applies to. */
  wagerBase: openEnum(['BONUS', 'BONUS_AND_DEPOSIT']),
  /** Days to complete the wagering; the bonus expires then. */
  validDays: wireCount,
  /** Game categories whose stakes do not count. */
  excludedCategories: strictList(z.array(wireCategory)),
  /** Maximum of one bet that counts; absent: no maximum. */
  maxBet: opt(wireAmount),
  /** Whether it is available to the caller now. */
  eligible: z.boolean(),
  /** Why it is not available; absent if it is. */
  reason: opt(openEnum(OFFER_REASONS)),
  /** Whether `acceptPromotion` chose it for the next deposit. */
  accepted: z._default(z.boolean(), false),
});

/** Calls about bonuses of deposits. */
export const depositPromotions = {
  promotions: call({
    path: '/wps/relay/MCS2_depositPromoList',
    value: strictList(z.array(depositOffer)),
    docs: DOCUMENTED && {
      summary: 'Bonuses of deposits, with whether each is available and why not',
    },
  }),
  acceptPromotion: call({
    method: 'POST',
    path: '/wps/relay/MCS2_acceptPromo',
    input:
      DOCUMENTED &&
      z.object({
        /** Offer to take with the next deposit; null: none. */
        promoId: z.nullable(wireId),
      }),
    docs: DOCUMENTED && {
      errors: ['account.excluded', 'record.not.found', 'promotion.not.eligible', 'promotion.taken'],
      summary: 'Choose the bonus of the next deposit; a promoId of null chooses none',
    },
  }),
};
