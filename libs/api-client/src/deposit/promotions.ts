import type { CallAnswer } from '../contract';
import { deposit } from '../contract/deposit';
import type { GameCategory } from '../games/to-game';
import { send, type SendOptions } from '../transport/send';
import type { Amount, Rate } from '../values';

type WireOffer = CallAnswer<typeof deposit.promotions>[number];

/** A bonus that a deposit may bring. "No bonus" is not among them: it is the first choice of every list. */
export interface DepositOffer {
  id: string;
  title: string;
  /** Key of its category, as promotions have. */
  category: string;
  /** Of the deposit. */
  bonusRate: Rate;
  maxBonus: Amount;
  minDeposit: Amount;
  /** How often `wagerBase` is to be staked before a withdrawal. */
  wagerMultiple: number;
  wagerBase: WireOffer['wagerBase'];
  /** For this many days; what is not staked by then is asked for no more. */
  validDays: number;
  excludedCategories: GameCategory[];
  /** The most of one bet that counts; absent: all of it. */
  maxBet: Amount | undefined;
  /** Whether this person may have it now. */
  eligible: boolean;
  /** Why not. */
  reason: NonNullable<WireOffer['reason']> | undefined;
  /** Accepted for the next deposit. */
  accepted: boolean;
  /** The promotion that tells of it at length. */
  promotionId: string | undefined;
}

/** Offers at deposit, also those this person may not have (D2 §7). */
export async function promotions(options?: SendOptions): Promise<DepositOffer[]> {
  const value = await send(deposit.promotions, {}, options);
  return value.map((offer) => ({
    id: offer.promoId,
    title: offer.title,
    category: offer.promotionType,
    bonusRate: offer.bonusRate,
    maxBonus: offer.maxBonus,
    minDeposit: offer.minDeposit,
    wagerMultiple: offer.wagerMultiple,
    wagerBase: offer.wagerBase,
    validDays: offer.validDays,
    excludedCategories: offer.excludedGameTypes,
    maxBet: offer.maxBet ?? undefined,
    eligible: offer.eligible,
    reason: offer.reason ?? undefined,
    accepted: offer.accepted,
    promotionId: offer.announcementId ?? undefined,
  }));
}

/**
 * Accepts an offer for the next deposit; `null` accepts none. Throws `promotion.not.eligible`,
 * `promotion.taken`, `record.not.found`.
 */
export async function acceptPromotion(id: string | null): Promise<void> {
  await send(deposit.acceptPromotion, { promoId: id ?? '' });
}
