import type { Brand } from '../brands/brands';

/** Minimum stake in minor units: even, because multipliers are multiples of a half. */
const SMALLEST = 2;

/**
 * Stakes of a game in minor units, lowest first: the game's own minimum, then the brand's stakes. `minBet` is a
 * share of the brand's lowest stake, null for that stake itself.
 */
export function stakesOf({ stakes }: Brand, minBet: string | null): readonly number[] {
  const [lowest] = stakes;
  const least = Math.max(SMALLEST, 2 * Math.round((lowest * Number(minBet ?? 1)) / 2));
  return least < lowest ? [least, ...stakes] : stakes;
}
