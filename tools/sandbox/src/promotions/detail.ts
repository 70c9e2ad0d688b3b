import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, BrandCode } from '../brands/brands';
import type { Context } from '../calls/context';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { limitOf } from '../platform/brand-settings';
import { toWire } from '../wallet/money';
import { wireOfferTerms } from './offers';
import { promotionOf } from './promotions';
import { standingsFor } from './standing';
import { CLAIM_DAYS, FORM_LIMITS, type Requirement, type Terms } from './terms';
import { contentOf, titleOf } from './texts';

type Detail = CallValue<Contract['rewards']['promotion']>;
type WireTerms = Detail['terms'];

/** Limits of an application's form, from the brand's settings. */
const formLimits = (db: Db, brand: BrandCode) => ({
  remarkMax: limitOf(db, brand, 'remarkLength', FORM_LIMITS.remarkMax),
  imagesMax: limitOf(db, brand, 'imageCount', FORM_LIMITS.imagesMax),
});

const NOTHING = { categories: [], excludedCategories: [] } satisfies WireTerms;

/** Requirement of an application in wire format. */
const required = (requires: Requirement | null) => ({
  categories: requires?.kind === 'PLAYED' ? [...requires.categories] : [],
  vipLevel: requires?.kind === 'LEVEL' ? requires.vipLevel : null,
});

/** Terms in wire format, by `howTo`. */
const WIRE_TERMS: {
  [H in Terms['howTo']]: (
    terms: Extract<Terms, { howTo: H }>,
    wire: (minor: number) => string,
  ) => WireTerms;
} = {
  INFO: () => NOTHING,
  DEPOSIT: (terms, wire) => ({
    ...NOTHING,
    ...wireOfferTerms(terms, wire),
    once: terms.once,
    vipLevel: terms.vipLevel ?? null,
  }),
  APPLY: (terms, wire) => ({
    ...NOTHING,
    ...required(terms.requires),
    bonus: wire(terms.bonus),
    wagerMultiple: terms.wagerMultiple,
    wagerBase: 'BONUS',
    validDays: terms.validDays,
    claimDays: terms.pays === 'claim' ? CLAIM_DAYS : null,
    once: 'EVER',
  }),
  SIGN: (terms, wire) => ({
    ...NOTHING,
    bonus: wire(terms.bonus),
    minStake: wire(terms.minStake),
    eventDays: terms.days,
    categories: [...terms.categories],
    wagerMultiple: terms.wagerMultiple,
    wagerBase: 'BONUS',
    validDays: terms.validDays,
    claimDays: CLAIM_DAYS,
    once: 'EVER',
  }),
  AUTO: (terms, wire) => ({
    ...NOTHING,
    bonusRate: toWire(terms.bonusBasisPoints, 4),
    maxBonus: wire(terms.maxBonus),
    categories: [...terms.categories],
    wagerMultiple: terms.wagerMultiple,
    wagerBase: 'BONUS',
    validDays: terms.validDays,
    once: 'WEEK',
  }),
};

const wireTerms = <H extends Terms['howTo']>(
  terms: Extract<Terms, { howTo: H }>,
  { currency }: Brand,
): WireTerms => WIRE_TERMS[terms.howTo as H](terms, (minor) => toWire(minor, currency.digits));

/** One promotion for a member or a guest. Throws `record.not.found`. */
export function promotionDetail(context: Context, promoId: string): Detail {
  const { db, brand, language } = context;
  const promotion = promotionOf(db, brand.code, promoId);
  if (promotion === undefined) throw refuse('record.not.found');
  const { id, category, start, end, picture, terms } = promotion;
  return {
    promoId: id,
    category,
    title: titleOf(promotion, brand, language),
    content: contentOf(promotion, brand, language),
    picture,
    startDate: start,
    endDate: end,
    howTo: terms.howTo,
    terms: wireTerms(terms, brand),
    form: terms.howTo === 'APPLY' ? { ...terms.form, ...formLimits(db, brand.code) } : null,
    ...standingsFor(context)(promotion),
  };
}
