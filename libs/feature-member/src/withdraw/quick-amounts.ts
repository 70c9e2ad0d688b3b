import { multiplyAmount, type Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** Offered multiples of the minimum. */
const MULTIPLES = ['1', '5'];

/** Suggested amounts between two bounds; the maximum is last. Decimal strings. */
export function quickAmounts(min: Amount, most: Amount): Amount[] {
  if (compareAmounts(most, min) < 0) return [];
  const round = MULTIPLES.map((times) => multiplyAmount(min, times, 8));
  return [...round.filter((amount) => compareAmounts(amount, most) < 0), most];
}
