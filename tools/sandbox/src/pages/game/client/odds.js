// @ts-check

/** @typedef {import('./types.d.ts').OddsRow} OddsRow */

/** Ignores floating-point remainders. */
const NEGLIGIBLE = 1e-9;

/**
 * Outcomes by descending multiplier; the remaining probability pays nothing.
 * @param {readonly OddsRow[]} odds
 * @returns {OddsRow[]}
 */
export function outcomes(odds) {
  const rest = 1 - odds.reduce((sum, { chance }) => sum + chance, 0);
  const all = rest > NEGLIGIBLE ? [...odds, { multiplier: 0, chance: rest }] : [...odds];
  return all.sort((one, other) => other.multiplier - one.multiplier);
}

/**
 * Return to player: average fraction of stakes paid back.
 * @param {readonly OddsRow[]} odds
 */
export const returnToPlayer = (odds) =>
  odds.reduce((sum, { multiplier, chance }) => sum + multiplier * chance, 0);

/**
 * Formats a fraction as a percentage, precise enough that rare outcomes are not 0 %.
 * @param {number} share
 * @param {string} locale
 */
export const percent = (share, locale) =>
  new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumSignificantDigits: share < 0.01 ? 2 : 4,
  }).format(share);

/**
 * Average number of rounds per outcome.
 * @param {number} chance
 * @param {string} locale
 */
export const roundsForOne = (chance, locale) =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: chance > 0.1 ? 1 : 0 }).format(1 / chance);
