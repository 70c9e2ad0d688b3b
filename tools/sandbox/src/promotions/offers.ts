import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { isOpen } from './fair';
import { type Promotion, promotionOf, promotionsOf, takenBy } from './promotions';
import { type DepositTerms, shareOf } from './terms';

/** Promotion offered with a deposit. */
export type Offer = Promotion<DepositTerms>;

/** Running offers of a brand that its rule book permits, in order. */
export const offersOf = (db: Db, brand: Brand, now: number): Offer[] =>
  promotionsOf(db, brand.code)
    .filter((promotion) => takenBy(promotion, 'DEPOSIT'))
    .filter((offer) => isOpen(db, { brand, now }, offer));

/** Offer by id, including ended ones, because a deposit keeps its promised bonus. */
export function offerOf(db: Db, { code }: Pick<Brand, 'code'>, id: string): Offer | undefined {
  const promotion = promotionOf(db, code, id);
  return promotion !== undefined && takenBy(promotion, 'DEPOSIT') ? promotion : undefined;
}

/** Bonus of a deposit in minor units, rounded down. */
export const bonusOf = ({ maxBonus, bonusBasisPoints }: DepositTerms, amount: number): number =>
  Math.min(maxBonus, shareOf(amount, bonusBasisPoints));

/** Wagering requirement in minor units. */
export const wagerOf = (
  { wagerMultiple, wagerBase }: DepositTerms,
  deposit: { amount: number; bonus: number },
): number =>
  wagerMultiple * (wagerBase === 'BONUS' ? deposit.bonus : deposit.bonus + deposit.amount);

/** Terms of an offer in wire format; `wire` writes an amount. */
export const wireOfferTerms = (terms: DepositTerms, wire: (minor: number) => string) => ({
  bonusRate: toWire(terms.bonusBasisPoints, 4),
  maxBonus: wire(terms.maxBonus),
  minDeposit: wire(terms.minDeposit),
  wagerMultiple: terms.wagerMultiple,
  wagerBase: terms.wagerBase,
  validDays: terms.validDays,
  excludedCategories: [...terms.excludedCategories],
  maxBet: terms.maxBet === null ? null : wire(terms.maxBet),
});
