import type { Brand } from '../brands/brands';

/** Smallest stake in minor units: half of it is whole, as multipliers are whole halves. */
const SMALLEST = 2;

/**
 * Stakes of a game in minor units, lowest first: the brand's, and below them the game's own least one. `minBet` is a
 * share of the brand's lowest stake, null for that stake itself.
 */
export function stakesOf({ stakes }: Brand, minBet: string | null): readonly number[] {
  const [lowest] = stakes;
  const least = Math.max(SMALLEST, 2 * Math.round((lowest * Number(minBet ?? 1)) / 2));
  return least < lowest ? [least, ...stakes] : stakes;
}
