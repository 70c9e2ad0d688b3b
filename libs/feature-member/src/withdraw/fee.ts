import { multiplyAmount, subtractAmounts, type Amount, type CurrencyFormat } from '@lobby/core';
import { compareAmounts, fractionDigits } from '@lobby/feature-kit';

/** What is kept of a withdrawal, and what reaches the card; the fee is rounded down as the platform does. */
export function splitAmount(amount: Amount, rate: string, currency: CurrencyFormat) {
  const fee = multiplyAmount(amount, rate, fractionDigits(currency), 'down');
  return { fee, received: subtractAmounts(amount, fee) };
}

/** The least of several amounts. */
export const leastOf = (first: Amount, ...others: readonly Amount[]): Amount =>
  others.reduce((least, amount) => (compareAmounts(amount, least) < 0 ? amount : least), first);

/** Multiples of the least amount that are offered. */
const MULTIPLES = ['1', '5'];

/** Round amounts to choose from between two bounds, the largest possible last. */
export function quickAmounts(min: Amount, most: Amount): Amount[] {
  if (compareAmounts(most, min) < 0) return [];
  const round = MULTIPLES.map((times) => multiplyAmount(min, times, 8));
  return [...round.filter((amount) => compareAmounts(amount, most) < 0), most];
}
