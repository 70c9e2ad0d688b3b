import type { Brand, BrandCode, Texts } from '../brands/brands';
import type { Category } from '../catalogue/games';
import { OFFERS } from './offers.data';

/** Amounts of an offer, minor units. */
interface OfferMoney {
  minDeposit: number;
  maxBonus: number;
  /** Maximum stake per bet that counts towards the turnover. */
  maxBet: number | null;
}

/** Eligibility and frequency of an offer. */
interface OfferRule {
  once: 'EVER' | 'DAY' | 'WEEK';
  firstDeposit?: true;
  /** Minimum VIP level. */
  vipLevel?: number;
  /** Saturday and Sunday in the brand's time zone. */
  weekend?: true;
}

export interface Offer {
  promoId: string;
  promotionType: string;
  title: Texts;
  /** Of the deposit; 10,000 is 100 %. */
  bonusBasisPoints: number;
  wagerMultiple: number;
  /** Base that is multiplied by `wagerMultiple`. */
  wagerBase: 'BONUS' | 'BONUS_AND_DEPOSIT';
  validDays: number;
  excludedCategories: readonly Category[];
  rule: OfferRule;
  /** Promotion announcement with the details. */
  announcementId?: string;
  money: Partial<Record<BrandCode, OfferMoney>>;
}

/** Offer of one brand. */
export type BrandOffer = Omit<Offer, 'money'> & OfferMoney;

/** Offers of a brand, in order. */
export function offersOf({ code }: Brand): BrandOffer[] {
  return OFFERS.flatMap(({ money, ...offer }) => {
    const own = money[code];
    return own === undefined ? [] : [{ ...offer, ...own }];
  });
}

export const offerOf = (brand: Brand, promoId: string): BrandOffer | undefined =>
  offersOf(brand).find((offer) => offer.promoId === promoId);

/** Bonus of a deposit in minor units, rounded down. */
export const bonusOf = (offer: BrandOffer, amount: number): number =>
  Math.min(offer.maxBonus, Math.floor((amount * offer.bonusBasisPoints) / 10_000));

/** Wagering requirement in minor units. */
export const wagerOf = (offer: BrandOffer, deposit: { amount: number; bonus: number }): number =>
  offer.wagerMultiple *
  (offer.wagerBase === 'BONUS' ? deposit.bonus : deposit.bonus + deposit.amount);
