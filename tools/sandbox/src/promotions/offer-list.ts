import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { acceptedPromo } from './choice';
import { reasonAgainst } from './eligibility';
import { offersOf, wireOfferTerms } from './offers';
import type { Asker } from './requirements';
import { titleOf } from './texts';

type Offers = CallValue<Contract['deposit']['promotions']>;

/** Offers of the brand in wire format, with the user's eligibility. */
export function offerList(db: Db, asker: Asker, language: Language): Offers {
  const wire = (minor: number) => toWire(minor, asker.brand.currency.digits);
  const accepted = acceptedPromo(db, asker.userId);
  return offersOf(db, asker.brand, asker.now).map((offer) => {
    const reason = reasonAgainst(db, asker, offer);
    return {
      promoId: offer.id,
      title: titleOf(offer, asker.brand, language),
      promotionType: offer.category,
      ...wireOfferTerms(offer.terms, wire),
      eligible: reason === undefined,
      reason: reason ?? null,
      accepted: offer.id === accepted && reason === undefined,
    };
  });
}
