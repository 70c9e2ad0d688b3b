import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { toWire } from '../wallet/money';
import { assertEligible, reasonAgainst } from './eligibility';
import { isOpen } from './fair';
import { type Offer, offerOf } from './offers';
import type { Asker } from './requirements';

/** Offer accepted for the next deposit. */
export function acceptedPromo(db: Db, userId: number): string | undefined {
  return db.get<{ promo: string }>('SELECT promo FROM promotion_choices WHERE user_id = ?', userId)
    ?.promo;
}

/** Clears the accepted offer. */
export function forgetChoice(db: Db, userId: number): void {
  db.run('DELETE FROM promotion_choices WHERE user_id = ?', userId);
}

/**
 * Stores an offer for the next deposit; null clears it. Throws `record.not.found`, `promotion.not.eligible`,
 * `promotion.taken`.
 */
export function acceptPromo(db: Db, asker: Asker, promoId: string | null): void {
  if (promoId === null) {
    forgetChoice(db, asker.userId);
    return;
  }
  const offer = offerOf(db, asker.brand, promoId);
  if (offer === undefined) throw refuse('record.not.found');
  assertEligible(db, asker, offer);
  db.run(
    'INSERT OR REPLACE INTO promotion_choices (user_id, promo) VALUES (?, ?)',
    asker.userId,
    promoId,
  );
}

/** The accepted offer if this deposit is eligible; otherwise undefined, without a refusal. */
function acceptedFor(db: Db, asker: Asker, amount: number): Offer | undefined {
  const offer = offerOf(db, asker.brand, acceptedPromo(db, asker.userId) ?? '');
  if (offer === undefined || amount < offer.terms.minDeposit) return undefined;
  if (!isOpen(db, asker, offer)) return undefined;
  return reasonAgainst(db, asker, offer) === undefined ? offer : undefined;
}

/**
 * Offer of a deposit: the named one, none for null, else the accepted one. Throws `promotion.not.eligible`
 * (with the minimum amount if that is the reason), `promotion.taken`.
 */
export function offerFor(
  db: Db,
  asker: Asker,
  { amount, promoId }: { amount: number; promoId: string | null | undefined },
): Offer | undefined {
  if (promoId === undefined) return acceptedFor(db, asker, amount);
  if (promoId === null) return undefined;
  const offer = offerOf(db, asker.brand, promoId);
  if (offer === undefined) throw refuse('promotion.not.eligible');
  assertEligible(db, asker, offer);
  if (amount < offer.terms.minDeposit) {
    const minDeposit = toWire(offer.terms.minDeposit, asker.brand.currency.digits);
    throw refuse('promotion.not.eligible', { fields: { minDeposit } });
  }
  return offer;
}
