import type { Db } from '../database/db';
import { refuse } from '../pipeline/refusal';
import { toWire } from '../wallet/money';
import { type Asker, assertEligible, reasonAgainst } from './eligibility';
import { type BrandOffer, offerOf } from './offers';

/** The offer that somebody accepted for the next deposit. */
export function acceptedPromo(db: Db, userId: number): string | undefined {
  return db.get<{ promo: string }>('SELECT promo FROM promotion_choices WHERE user_id = ?', userId)
    ?.promo;
}

/** Drops the choice: it was used, or none is wanted. */
export function forgetChoice(db: Db, userId: number): void {
  db.run('DELETE FROM promotion_choices WHERE user_id = ?', userId);
}

/**
 * Keeps an offer for the next deposit; a `promoId` of null keeps none. Throws `record.not.found`,
 * `promotion.not.eligible`, `promotion.taken`.
 */
export function acceptPromo(db: Db, asker: Asker, promoId: string | null): void {
  if (promoId === null) {
    forgetChoice(db, asker.userId);
    return;
  }
  const offer = offerOf(asker.brand, promoId);
  if (offer === undefined) throw refuse('record.not.found');
  assertEligible(db, asker, offer);
  db.run('INSERT OR REPLACE INTO promotion_choices VALUES (?, ?)', asker.userId, promoId);
}

/** The accepted offer, where this deposit may have it: nobody is refused for an older choice. */
function acceptedFor(db: Db, asker: Asker, amount: number): BrandOffer | undefined {
  const offer = offerOf(asker.brand, acceptedPromo(db, asker.userId) ?? '');
  if (offer === undefined || amount < offer.minDeposit) return undefined;
  return reasonAgainst(db, asker, offer) === undefined ? offer : undefined;
}

/**
 * The offer a deposit comes with: the one it names, none for null, else the accepted one.
 * Throws `promotion.not.eligible` (with the least amount where that is missing) or `promotion.taken`.
 */
export function offerFor(
  db: Db,
  asker: Asker,
  { amount, promoId }: { amount: number; promoId: string | null | undefined },
): BrandOffer | undefined {
  if (promoId === undefined) return acceptedFor(db, asker, amount);
  if (promoId === null) return undefined;
  const offer = offerOf(asker.brand, promoId);
  if (offer === undefined) throw refuse('promotion.not.eligible');
  assertEligible(db, asker, offer);
  if (amount < offer.minDeposit) {
    const minDeposit = toWire(offer.minDeposit, asker.brand.currency.digits);
    throw refuse('promotion.not.eligible', { fields: { minDeposit } });
  }
  return offer;
}
