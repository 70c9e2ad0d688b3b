import type { DepositOffer, Protection } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { compareAmounts, leastAmount } from '@lobby/feature-kit';
import { tightestLimit } from './own-limits';

/** Smallest and largest amount of a deposit, decimal strings. */
export interface Bounds {
  min: Amount;
  max: Amount;
}

/** Why no amount qualifies for a bonus: the player's limit, or the method's maximum. */
export type OfferBlock = 'LIMIT' | 'METHOD';

type Offer = Pick<DepositOffer, 'minDeposit'>;

const larger = (one: Amount, other: Amount) => (compareAmounts(one, other) < 0 ? other : one);

/** Maximum, lowered to what the player's limits leave. */
function mostOf({ max }: Pick<Bounds, 'max'>, protection: Protection | undefined): Amount {
  const left = protection && tightestLimit(protection)?.left;
  return left === undefined ? max : leastAmount(max, left);
}

/** Why no allowed amount qualifies for a bonus; undefined if one does. */
export function offerBlockOf(
  { minDeposit }: Offer,
  method: Pick<Bounds, 'max'>,
  protection: Protection | undefined,
): OfferBlock | undefined {
  if (compareAmounts(minDeposit, method.max) > 0) return 'METHOD';
  return compareAmounts(minDeposit, mostOf(method, protection)) > 0 ? 'LIMIT' : undefined;
}

/**
 * Bounds of an amount: those of the method or account, raised to the bonus's minimum and lowered to what the player's
 * limits leave. Never crossed: ignores a bonus or limit that leaves no amount; the platform refuses such a deposit.
 */
export function boundsOf(
  own: Bounds,
  offer: Offer | undefined,
  protection: Protection | undefined,
): Bounds {
  const most = mostOf(own, protection);
  const max = compareAmounts(own.min, most) > 0 ? own.max : most;
  const min = offer ? larger(own.min, offer.minDeposit) : own.min;
  return { min: compareAmounts(min, max) > 0 ? own.min : min, max };
}
