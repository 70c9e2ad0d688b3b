// @ts-check

/** @typedef {import('./types.d.ts').OddsRow} OddsRow */

/** Chances are binary fractions: what is left over by rounding is no outcome of its own. */
const NEGLIGIBLE = 1e-9;

/**
 * Every outcome, the highest multiplier first; what the chances leave to 1 pays nothing.
 * @param {readonly OddsRow[]} odds
 * @returns {OddsRow[]}
 */
export function outcomes(odds) {
  const rest = 1 - odds.reduce((sum, { chance }) => sum + chance, 0);
  const all = rest > NEGLIGIBLE ? [...odds, { multiplier: 0, chance: rest }] : [...odds];
  return all.sort((one, other) => other.multiplier - one.multiplier);
}

/**
 * Share of all stakes that is paid back on average.
 * @param {readonly OddsRow[]} odds
 */
export const returnToPlayer = (odds) =>
  odds.reduce((sum, { multiplier, chance }) => sum + multiplier * chance, 0);

/**
 * A share as a percentage, exact enough that a rare outcome does not read as 0 %.
 * @param {number} share
 * @param {string} locale
 */
export const percent = (share, locale) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumSignificantDigits: share < 0.01 ? 2 : 4,
  }).format(share);

/**
 * How many rounds there are for one such outcome.
 * @param {number} chance
 * @param {string} locale
 */
export const roundsForOne = (chance, locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: chance > 0.1 ? 1 : 0 }).format(1 / chance);
