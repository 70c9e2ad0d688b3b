import type { BrandCode, Texts } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { ApplyTerms, Fact, Requirement, Terms } from '../promotions/terms';
import { BRAND_UNIT } from '../rewards/units.data';
import { PROMOTION_NAMES } from './promotion-names.data';
import { offerTerms } from './promotion-offers.data';

/** Subjects of the pictures of promotions: `/cdn/promo/<theme>`. */
// oxfmt-ignore
export const PROMOTION_THEMES =
  ['gift', 'treasure', 'football', 'tables', 'sweets', 'ocean', 'draw', 'privilege', 'arena', 'cards', 'carnival', 'wisdom', 'coins', 'purse', 'parcel', 'cinema', 'whale'] as const;

/** Terms at a brand; undefined where it does not have the promotion. */
type TermsOf = (brand: BrandCode) => Terms | undefined;

interface SeedPromotion {
  id: keyof typeof PROMOTION_NAMES;
  /** Key of D2 §2. */
  category: string;
  theme: (typeof PROMOTION_THEMES)[number];
  /** First and last day, relative to the day of seeding. */
  days: readonly [from: number, to: number];
  terms: TermsOf;
}

/** Days to complete the wagering of a bonus without a deposit. */
const VALID_DAYS = 30;

const SPORTS: readonly Category[] = ['SPORTS', 'ESPORTS'];
const PLAYED_DAYS = 7;

const offer =
  (key: Parameters<typeof offerTerms>[0]): TermsOf =>
  (brand) =>
    offerTerms(key, brand);

/** Bonus in units of about one dollar, its wagering multiple and requirement. */
type Bonus = readonly [units: number, wagerMultiple: number, requires?: Requirement];

const USUAL_FORM = { remark: 'OPTIONAL', images: 'OPTIONAL' } as const;

const applied =
  (pays: ApplyTerms['pays'], form: ApplyTerms['form'] = USUAL_FORM) =>
  (...[units, wagerMultiple, requires = undefined]: Bonus): TermsOf =>
  (brand) => ({
    howTo: 'APPLY',
    bonus: units * BRAND_UNIT[brand],
    wagerMultiple,
    validDays: VALID_DAYS,
    requires: requires ?? null,
    pays,
    form,
  });

const claimed = applied('claim');
const paid = applied('balance', { remark: 'OPTIONAL', images: 'NONE' });
const withRemark = applied('claim', { remark: 'REQUIRED', images: 'OPTIONAL' });
const withImage = applied('claim', { remark: 'OPTIONAL', images: 'REQUIRED' });

/** Stakes and bonus in units of about one dollar. */
const event =
  (categories: readonly Category[], stakeUnits: number, units: number): TermsOf =>
  (brand) => ({
    howTo: 'SIGN',
    days: 7,
    categories,
    minStake: stakeUnits * BRAND_UNIT[brand],
    bonus: units * BRAND_UNIT[brand],
    wagerMultiple: 3,
    validDays: VALID_DAYS,
  });

const weekly =
  (categories: readonly Category[], bonusBasisPoints: number, wagerMultiple = 1): TermsOf =>
  (brand) => ({
    howTo: 'AUTO',
    categories,
    bonusBasisPoints,
    maxBonus: 200 * BRAND_UNIT[brand],
    wagerMultiple,
    validDays: VALID_DAYS,
  });

const info =
  (fact: Fact): TermsOf =>
  () => ({ howTo: 'INFO', fact });

const played = (...categories: Category[]): Requirement => ({
  kind: 'PLAYED',
  days: PLAYED_DAYS,
  categories,
});
const newAccount: Requirement = { kind: 'NEW_ACCOUNT', days: 60 };
const deposited: Requirement = { kind: 'DEPOSITED', days: PLAYED_DAYS };
const level = (vipLevel: number): Requirement => ({ kind: 'LEVEL', vipLevel });

// oxfmt-ignore
/** Promotions of every category (D2 §2), in order; at least one per category has ended. */
export const PROMOTIONS: readonly SeedPromotion[] = [
  { id: 'welcome', category: 'new_player_promo', theme: 'gift', days: [-21, 180], terms: offer('welcome') },
  { id: 'new-player', category: 'new_player_promo', theme: 'parcel', days: [-21, 180], terms: claimed(2, 5, newAccount) },
  { id: 'daily-reload', category: 'deposit_promo', theme: 'treasure', days: [-40, 180], terms: offer('daily') },
  { id: 'weekly-20', category: 'deposit_promo', theme: 'coins', days: [-19, 180], terms: offer('weekly') },
  { id: 'weekend', category: 'deposit_promo', theme: 'purse', days: [-33, 180], terms: offer('weekend') },
  { id: 'sports-12', category: 'sport_promo', theme: 'football', days: [-16, 120], terms: offer('sports') },
  { id: 'live-8', category: 'live_promo', theme: 'tables', days: [-29, 120], terms: offer('live') },
  { id: 'slots-25', category: 'rng_promo', theme: 'sweets', days: [-33, 120], terms: offer('slots') },
  { id: 'vip-5', category: 'rank_promo', theme: 'privilege', days: [-53, 365], terms: offer('vip') },
  { id: 'deposit-thanks', category: 'deposit_promo', theme: 'parcel', days: [-12, 60], terms: claimed(5, 8, deposited) },
  { id: 'cancelled-matches', category: 'sport_promo', theme: 'football', days: [-160, 365], terms: info('CANCELLED') },
  { id: 'sports-try', category: 'sport_promo', theme: 'arena', days: [-9, 45], terms: paid(2, 3, played(...SPORTS)) },
  { id: 'live-back', category: 'live_promo', theme: 'tables', days: [-29, 120], terms: weekly(['LIVE'], 60) },
  { id: 'live-try', category: 'live_promo', theme: 'cards', days: [-6, 45], terms: paid(2, 3, played('LIVE')) },
  { id: 'slots-event', category: 'rng_promo', theme: 'carnival', days: [-33, 60], terms: event(['RNG'], 40, 3) },
  { id: 'fish-back', category: 'fish_promo', theme: 'ocean', days: [-41, 120], terms: weekly(['FISH'], 50) },
  { id: 'fish-try', category: 'fish_promo', theme: 'whale', days: [-5, 45], terms: paid(2, 3, played('FISH')) },
  { id: 'lottery-event', category: 'lotto_promo', theme: 'draw', days: [-45, 60], terms: event(['LOTT'], 20, 2) },
  { id: 'cards-back', category: 'pvp_promo', theme: 'cards', days: [-24, 90], terms: weekly(['PVP'], 40) },
  { id: 'vip-rebate', category: 'rebate_promo', theme: 'coins', days: [-200, 365], terms: info('REBATE') },
  { id: 'points', category: 'point_promo', theme: 'purse', days: [-200, 365], terms: info('POINTS') },
  { id: 'vip-benefits', category: 'rank_promo', theme: 'privilege', days: [-53, 365], terms: info('VIP') },
  { id: 'vip-gift', category: 'rank_promo', theme: 'gift', days: [-15, 75], terms: claimed(4, 1, level(1)) },
  { id: 'app-photo', category: 'download_promo', theme: 'parcel', days: [-18, 60], terms: withImage(1, 3) },
  { id: 'idea', category: 'other_promo', theme: 'wisdom', days: [-30, 90], terms: withRemark(1, 1) },
  { id: 'next-event', category: 'other_promo', theme: 'sweets', days: [10, 40], terms: event(['RNG', 'FISH', 'PVP'], 60, 4) },
  { id: 'first-week', category: 'new_player_promo', theme: 'gift', days: [-90, -30], terms: event(['RNG', 'FISH'], 20, 2) },
  { id: 'anniversary', category: 'deposit_promo', theme: 'treasure', days: [-70, -25], terms: offer('anniversary') },
  { id: 'vip-season', category: 'rank_promo', theme: 'privilege', days: [-120, -35], terms: claimed(12, 1, level(3)) },
  { id: 'cup', category: 'sport_promo', theme: 'football', days: [-75, -15], terms: event(SPORTS, 50, 4) },
  { id: 'live-nights', category: 'live_promo', theme: 'tables', days: [-65, -20], terms: weekly(['LIVE'], 90, 3) },
  { id: 'slots-festival', category: 'rng_promo', theme: 'carnival', days: [-80, -28], terms: event(['RNG'], 80, 6) },
  { id: 'fish-days', category: 'fish_promo', theme: 'ocean', days: [-62, -22], terms: weekly(['FISH'], 80, 3) },
  { id: 'lottery-weeks', category: 'lotto_promo', theme: 'draw', days: [-85, -40], terms: weekly(['LOTT'], 50, 2) },
  { id: 'cards-cup', category: 'pvp_promo', theme: 'cards', days: [-55, -18], terms: event(['PVP'], 30, 3) },
  { id: 'all-back', category: 'rebate_promo', theme: 'coins', days: [-100, -45], terms: weekly(['RNG', 'LIVE', 'FISH', 'PVP', ...SPORTS], 30, 2) },
  { id: 'points-start', category: 'point_promo', theme: 'purse', days: [-140, -60], terms: withRemark(1, 1, deposited) },
  { id: 'app-start', category: 'download_promo', theme: 'parcel', days: [-130, -50], terms: info('DOWNLOAD') },
  { id: 'photos', category: 'other_promo', theme: 'sweets', days: [-110, -65], terms: withImage(2, 2) },
];

/** Title of a promotion; figures of its terms in braces. */
export const nameOf = ({ id }: Pick<SeedPromotion, 'id'>): Texts => PROMOTION_NAMES[id];
