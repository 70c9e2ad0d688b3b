import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { acceptedPromo } from './choice';
import { type Asker, reasonAgainst } from './eligibility';
import { offersOf } from './offers';

type Offers = CallValue<Contract['deposit']['promotions']>;

/** Offers of the brand in wire format, with the user's eligibility. */
export function offerList(db: Db, asker: Asker, language: Language): Offers {
  const wire = (minor: number) => toWire(minor, asker.brand.currency.digits);
  const accepted = acceptedPromo(db, asker.userId);
  return offersOf(asker.brand).map((offer) => {
    const reason = reasonAgainst(db, asker, offer);
    return {
      promoId: offer.promoId,
      title: offer.title[language],
      promotionType: offer.promotionType,
      bonusRate: toWire(offer.bonusBasisPoints, 4),
      maxBonus: wire(offer.maxBonus),
      minDeposit: wire(offer.minDeposit),
      wagerMultiple: offer.wagerMultiple,
      wagerBase: offer.wagerBase,
      validDays: offer.validDays,
      excludedCategories: [...offer.excludedCategories],
      maxBet: offer.maxBet === null ? null : wire(offer.maxBet),
      eligible: reason === undefined,
      reason: reason ?? null,
      accepted: offer.promoId === accepted && reason === undefined,
      announcementId: offer.announcementId ?? null,
    };
  });
}
