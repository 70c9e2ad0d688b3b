import type { Amount } from './money';

/** Decimal places of money on the wire. */
const SCALE = 8;
const ONE = 10n ** BigInt(SCALE);

function toUnits(amount: Amount): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = BigInt(whole.replace('-', '') + fraction.padEnd(SCALE, '0'));
  return amount.startsWith('-') ? -digits : digits;
}

function toAmount(units: bigint): Amount {
  const digits = String(units < 0n ? -units : units).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return (units < 0n ? '-' : '') + digits.slice(0, -SCALE) + (fraction && `.${fraction}`);
}

/** The exact sum of two decimal strings (decision 7). */
export const addAmounts = (one: Amount, other: Amount): Amount =>
  toAmount(toUnits(one) + toUnits(other));

/** The exact difference of two decimal strings. */
export const subtractAmounts = (one: Amount, other: Amount): Amount =>
  toAmount(toUnits(one) - toUnits(other));

/**
 * A multiple or share of an amount that is not negative, with `digits` decimal places: rounded to the nearest, as fees
 * are, or down, as bonuses are.
 */
export function multiplyAmount(
  amount: Amount,
  factor: string,
  digits: number,
  rounding: 'nearest' | 'down' = 'nearest',
): Amount {
  const step = 10n ** BigInt(SCALE - digits);
  const half = rounding === 'nearest' ? (ONE * step) / 2n : 0n;
  const exact = toUnits(amount) * toUnits(factor);
  return toAmount(((exact + half) / (ONE * step)) * step);
}
