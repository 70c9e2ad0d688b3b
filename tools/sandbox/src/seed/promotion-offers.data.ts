import type { BrandCode } from '../brands/brands';
import type { DepositTerms } from '../promotions/terms';

type OfferMoney = Pick<DepositTerms, 'minDeposit' | 'maxBonus' | 'maxBet'>;

/** Terms of a deposit offer, with amounts by brand; a brand without an entry has no such offer. */
interface SeedOffer extends Omit<DepositTerms, 'howTo' | keyof OfferMoney> {
  money: Partial<Record<BrandCode, OfferMoney>>;
}

/** Categories that differ from slots in speed or house edge. */
const NOT_SLOTS = ['LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'] as const;

const NOT_SPORTS = ['RNG', 'LIVE', 'FISH', 'PVP', 'LOTT', 'COCKFIGHT'] as const;

const NOT_LIVE = ['RNG', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'COCKFIGHT'] as const;

/** Deposit offers by promotion. Money in whole minor units. */
const OFFERS = {
  welcome: {
    bonusBasisPoints: 10_000,
    wagerMultiple: 15,
    wagerBase: 'BONUS_AND_DEPOSIT',
    validDays: 30,
    excludedCategories: ['LIVE', 'LOTT'],
    firstDeposit: true,
    once: 'EVER',
    money: {
      aurora: { minDeposit: 100_000, maxBonus: 3_000_000, maxBet: 200_000 },
      jade: { minDeposit: 2_000, maxBonus: 20_000, maxBet: 1_000 },
      ember: { minDeposit: 500, maxBonus: 6_000, maxBet: 300 },
    },
  },
  daily: {
    bonusBasisPoints: 1_000,
    wagerMultiple: 8,
    wagerBase: 'BONUS',
    validDays: 7,
    excludedCategories: [],
    once: 'DAY',
    money: {
      aurora: { minDeposit: 200_000, maxBonus: 1_000_000, maxBet: 500_000 },
      jade: { minDeposit: 2_500, maxBonus: 10_000, maxBet: 2_500 },
      ember: { minDeposit: 600, maxBonus: 3_000, maxBet: 1_000 },
    },
  },
  weekly: {
    bonusBasisPoints: 2_000,
    wagerMultiple: 8,
    wagerBase: 'BONUS_AND_DEPOSIT',
    validDays: 14,
    excludedCategories: [],
    once: 'WEEK',
    money: {
      aurora: { minDeposit: 500_000, maxBonus: 5_000_000, maxBet: null },
      jade: { minDeposit: 5_000, maxBonus: 40_000, maxBet: null },
      ember: { minDeposit: 1_500, maxBonus: 12_000, maxBet: null },
    },
  },
  weekend: {
    bonusBasisPoints: 1_500,
    wagerMultiple: 10,
    wagerBase: 'BONUS',
    validDays: 7,
    excludedCategories: ['LOTT'],
    weekend: true,
    once: 'DAY',
    money: {
      aurora: { minDeposit: 300_000, maxBonus: 2_000_000, maxBet: 500_000 },
      jade: { minDeposit: 3_000, maxBonus: 15_000, maxBet: 2_500 },
      ember: { minDeposit: 1_000, maxBonus: 5_000, maxBet: 1_000 },
    },
  },
  /** An ended offer. */
  anniversary: {
    bonusBasisPoints: 3_000,
    wagerMultiple: 12,
    wagerBase: 'BONUS',
    validDays: 14,
    excludedCategories: [],
    once: 'EVER',
    money: {
      aurora: { minDeposit: 200_000, maxBonus: 2_000_000, maxBet: null },
      jade: { minDeposit: 2_000, maxBonus: 15_000, maxBet: null },
      ember: { minDeposit: 600, maxBonus: 5_000, maxBet: null },
    },
  },
  sports: {
    bonusBasisPoints: 1_200,
    wagerMultiple: 6,
    wagerBase: 'BONUS_AND_DEPOSIT',
    validDays: 14,
    excludedCategories: NOT_SPORTS,
    once: 'WEEK',
    money: {
      aurora: { minDeposit: 200_000, maxBonus: 2_000_000, maxBet: null },
      ember: { minDeposit: 600, maxBonus: 6_000, maxBet: null },
    },
  },
  live: {
    bonusBasisPoints: 800,
    wagerMultiple: 12,
    wagerBase: 'BONUS',
    validDays: 14,
    excludedCategories: NOT_LIVE,
    once: 'WEEK',
    money: {
      aurora: { minDeposit: 500_000, maxBonus: 2_000_000, maxBet: 1_000_000 },
      jade: { minDeposit: 5_000, maxBonus: 15_000, maxBet: 5_000 },
      ember: { minDeposit: 1_500, maxBonus: 6_000, maxBet: 3_000 },
    },
  },
  slots: {
    bonusBasisPoints: 2_500,
    wagerMultiple: 18,
    wagerBase: 'BONUS',
    validDays: 14,
    excludedCategories: NOT_SLOTS,
    once: 'WEEK',
    money: {
      aurora: { minDeposit: 200_000, maxBonus: 2_500_000, maxBet: 100_000 },
      jade: { minDeposit: 2_000, maxBonus: 20_000, maxBet: 500 },
      ember: { minDeposit: 600, maxBonus: 6_000, maxBet: 200 },
    },
  },
  vip: {
    bonusBasisPoints: 500,
    wagerMultiple: 1,
    wagerBase: 'BONUS',
    validDays: 30,
    excludedCategories: [],
    vipLevel: 3,
    once: 'DAY',
    money: {
      aurora: { minDeposit: 1_000_000, maxBonus: 5_000_000, maxBet: null },
      jade: { minDeposit: 10_000, maxBonus: 50_000, maxBet: null },
      ember: { minDeposit: 3_000, maxBonus: 15_000, maxBet: null },
    },
  },
} as const satisfies Record<string, SeedOffer>;

/** Terms of an offer at a brand; undefined where it has none. */
export function offerTerms(key: keyof typeof OFFERS, brand: BrandCode): DepositTerms | undefined {
  const { money, ...terms }: SeedOffer = OFFERS[key];
  const own = money[brand];
  return own === undefined ? undefined : { howTo: 'DEPOSIT', ...terms, ...own };
}
