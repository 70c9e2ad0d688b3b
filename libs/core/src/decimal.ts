import type { Amount } from './money';

/** Decimal places of money on the wire. */
const SCALE = 8;
const ONE = 10n ** BigInt(SCALE);

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,8}))?$/;

/** Converts a decimal string to units of 10^-8; undefined for anything else. */
export function toUnits(amount: string): bigint | undefined {
  const [, sign, whole, fraction = ''] = DECIMAL.exec(amount) ?? [];
  if (whole === undefined) return undefined;
  const units = BigInt(whole + fraction.padEnd(SCALE, '0'));
  return sign ? -units : units;
}

/** Converts units of 10^-8 to a decimal string. */
export function toAmount(units: bigint): Amount {
  const digits = String(units < 0n ? -units : units).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return (units < 0n ? '-' : '') + digits.slice(0, -SCALE) + (fraction && `.${fraction}`);
}

const knownUnits = (amount: string): bigint => toUnits(amount) ?? 0n;

/** Returns the exact sum of decimal strings (decision 7); skips undefined ones. */
export const sumOf = (amounts: readonly string[]): Amount =>
  toAmount(amounts.reduce((sum, amount) => sum + knownUnits(amount), 0n));

/** Returns the exact sum of two decimal strings. */
export const addAmounts = (one: Amount, other: Amount): Amount => sumOf([one, other]);

/** Returns the exact difference of two decimal strings. */
export const subtractAmounts = (one: Amount, other: Amount): Amount =>
  toAmount(knownUnits(one) - knownUnits(other));

/**
 * Returns a multiple or fraction of a non-negative amount with `digits` decimal places, at most the 8 of the wire:
 * rounded to the nearest, as for fees, or down, as for bonuses.
 */
export function multiplyAmount(
  amount: Amount,
  factor: string,
  digits: number,
  rounding: 'nearest' | 'down' = 'nearest',
): Amount {
  const step = 10n ** BigInt(Math.max(0, SCALE - digits));
  const half = rounding === 'nearest' ? (ONE * step) / 2n : 0n;
  const exact = knownUnits(amount) * knownUnits(factor);
  return toAmount(((exact + half) / (ONE * step)) * step);
}
