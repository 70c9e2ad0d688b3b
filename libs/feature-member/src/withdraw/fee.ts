import type { Amount, CurrencyFormat } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** Decimal places of money and rates on the wire. */
const SCALE = 8;
const ONE = 10n ** BigInt(SCALE);

function toUnits(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.split('.');
  return BigInt(whole + fraction.slice(0, SCALE).padEnd(SCALE, '0'));
}

function toAmount(units: bigint): Amount {
  const fraction = String(units % ONE)
    .padStart(SCALE, '0')
    .replace(/0+$/, '');
  return `${units / ONE}${fraction && `.${fraction}`}`;
}

/** Decimal places of a currency. */
const placesOf = ({ pattern }: CurrencyFormat) => /[.]([#0]+)/.exec(pattern)?.[1]?.length ?? 0;

/** What is kept of a withdrawal, and what reaches the card; the fee is rounded down as the platform does. */
export function splitAmount(amount: Amount, rate: string, currency: CurrencyFormat) {
  const units = toUnits(amount);
  const step = 10n ** BigInt(SCALE - placesOf(currency));
  const share = (units * toUnits(rate)) / ONE;
  const fee = (share / step) * step;
  return { fee: toAmount(fee), received: toAmount(units - fee) };
}

/** The smallest amount that a currency can write; one whole unit while the currency is not known. */
export const leastUnit = (currency: CurrencyFormat | undefined): Amount =>
  currency ? toAmount(10n ** BigInt(SCALE - placesOf(currency))) : '1';

/** The least of several amounts. */
export const leastOf = (first: Amount, ...others: readonly Amount[]): Amount =>
  others.reduce((least, amount) => (compareAmounts(amount, least) < 0 ? amount : least), first);

/** An amount less another, not below zero. */
export function lessAmount(amount: Amount, other: Amount): Amount {
  const left = toUnits(amount) - toUnits(other);
  return toAmount(left > 0n ? left : 0n);
}

/** Share of an amount in whole per cent, 0 to 100; 100 of nothing. */
export function percentOf(part: Amount, whole: Amount): number {
  const total = toUnits(whole);
  if (total === 0n) return 100;
  const percent = Number((toUnits(part) * 100n) / total);
  return Math.min(100, percent);
}

/** Round amounts to choose from between two bounds, the largest possible last. */
export function quickAmounts(min: Amount, most: Amount): Amount[] {
  const multiples = [1n, 2n, 5n, 10n, 20n, 50n].map((times) => toAmount(toUnits(min) * times));
  const below = multiples.filter((amount) => compareAmounts(amount, most) < 0);
  return compareAmounts(most, min) < 0 ? [] : [...below.slice(0, 4), most];
}
