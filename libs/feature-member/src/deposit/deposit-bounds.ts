import type { DepositOffer, Protection } from '@lobby/api-client';
import type { Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';
import { tightestLimit } from './own-limits';

/** Least and largest amount of a deposit, as decimal strings. */
export interface Bounds {
  min: Amount;
  max: Amount;
}

/** What leaves no amount for a bonus: the player's own limit, or the method's maximum. */
export type OfferBlock = 'LIMIT' | 'METHOD';

type Offer = Pick<DepositOffer, 'minDeposit'>;

const larger = (one: Amount, other: Amount) => (compareAmounts(one, other) < 0 ? other : one);
const smaller = (one: Amount, other: Amount) => (compareAmounts(one, other) > 0 ? other : one);

/** What the own limits leave of a maximum. */
function mostOf({ max }: Pick<Bounds, 'max'>, protection: Protection | undefined): Amount {
  const left = protection && tightestLimit(protection)?.left;
  return left === undefined ? max : smaller(max, left);
}

/** What keeps a bonus from every amount that a method and the own limits allow; undefined where one is left for it. */
export function offerBlockOf(
  { minDeposit }: Offer,
  method: Pick<Bounds, 'max'>,
  protection: Protection | undefined,
): OfferBlock | undefined {
  if (compareAmounts(minDeposit, method.max) > 0) return 'METHOD';
  return compareAmounts(minDeposit, mostOf(method, protection)) > 0 ? 'LIMIT' : undefined;
}

/**
 * Bounds of an amount: the method's or the account's own, the least of the bonus, what the own limits leave. Never
 * crossed: a bonus or a limit that leaves no amount counts for nothing, and the platform refuses what it has to.
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
