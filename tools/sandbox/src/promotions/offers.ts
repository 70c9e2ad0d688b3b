import type { Brand, BrandCode, Texts } from '../brands/brands';
import type { Category } from '../catalogue/games';
import { OFFERS } from './offers.data';

/** An offer's money, minor units. */
interface OfferMoney {
  minDeposit: number;
  maxBonus: number;
  /** The most of one bet that counts towards its turnover. */
  maxBet: number | null;
}

/** Who may have an offer, and how often. */
interface OfferRule {
  once: 'EVER' | 'DAY' | 'WEEK';
  firstDeposit?: true;
  /** The lowest VIP level. */
  vipLevel?: number;
  /** Saturday and Sunday of the brand's own time. */
  weekend?: true;
}

export interface Offer {
  promoId: string;
  promotionType: string;
  title: Texts;
  /** Of the deposit; 10,000 is 100 %. */
  bonusBasisPoints: number;
  wagerMultiple: number;
  /** What is to be staked `wagerMultiple` times. */
  wagerBase: 'BONUS' | 'BONUS_AND_DEPOSIT';
  validDays: number;
  excludedCategories: readonly Category[];
  rule: OfferRule;
  /** The promotion that tells of it at length. */
  announcementId?: string;
  money: Partial<Record<BrandCode, OfferMoney>>;
}

/** An offer as one brand makes it. */
export type BrandOffer = Omit<Offer, 'money'> & OfferMoney;

/** The brand's offers, in order. */
export function offersOf({ code }: Brand): BrandOffer[] {
  return OFFERS.flatMap(({ money, ...offer }) => {
    const own = money[code];
    return own === undefined ? [] : [{ ...offer, ...own }];
  });
}

export const offerOf = (brand: Brand, promoId: string): BrandOffer | undefined =>
  offersOf(brand).find((offer) => offer.promoId === promoId);

/** What a deposit brings, minor units, rounded down. */
export const bonusOf = (offer: BrandOffer, amount: number): number =>
  Math.min(offer.maxBonus, Math.floor((amount * offer.bonusBasisPoints) / 10_000));

/** What has to be staked for it, minor units. */
export const wagerOf = (offer: BrandOffer, deposit: { amount: number; bonus: number }): number =>
  offer.wagerMultiple *
  (offer.wagerBase === 'BONUS' ? deposit.bonus : deposit.bonus + deposit.amount);
