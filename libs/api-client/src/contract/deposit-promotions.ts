import * as z from 'zod/mini';
import { defineCall } from './call';
import {
  noInput,
  noValue,
  wireAmount,
  wireCategory,
  wireCount,
  wireId,
  wireRate,
  wireText,
} from './wire';

const wireOffer = z.object({
  promoId: wireId,
  title: wireText(120),
  /** Key of its category, as promotions have (D2 §5). */
  promotionType: wireText(32),
  bonusRate: wireRate,
  maxBonus: wireAmount,
  minDeposit: wireAmount,
  wagerMultiple: wireCount,
  wagerBase: z.enum(['BONUS', 'BONUS_AND_DEPOSIT']),
  validDays: wireCount,
  excludedGameTypes: z.array(wireCategory),
  /** The most of one bet that counts; absent: all of it. */
  maxBet: z.optional(z.nullable(wireAmount)),
  eligible: z.boolean(),
  /** Why not. */
  reason: z.optional(
    z.nullable(
      z.enum(['FIRST_DEPOSIT', 'VIP_LEVEL', 'WEEKEND', 'TAKEN', 'TAKEN_TODAY', 'TAKEN_THIS_WEEK']),
    ),
  ),
  /** Chosen by `acceptPromo` for the next deposit. */
  accepted: z._default(z.boolean(), false),
  /** The promotion that tells of it at length. */
  announcementId: z.optional(z.nullable(wireText(64))),
});

export const depositPromotions = {
  promotions: defineCall({
    method: 'GET',
    path: '/wps/relay/MCS2_depositPromoList',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    body: 'query',
    input: noInput,
    value: z.array(wireOffer),
    errors: [],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Bonuses that a deposit may bring, also those this person may not have, and why',
  }),
  acceptPromotion: defineCall({
    method: 'POST',
    path: '/wps/relay/MCS2_acceptPromo',
    module: 'DPSTBAS3',
    auth: 'session',
    who: 'real',
    body: 'json',
    input: z.object({ promoId: wireText(64) }),
    value: noValue,
    errors: ['record.not.found', 'promotion.not.eligible', 'promotion.taken'],
    provenance: 'chosen',
    section: 'D2 §7',
    summary: 'Choose the bonus of the next deposit; an empty promoId chooses none',
  }),
};
