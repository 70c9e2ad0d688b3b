import { leastUnit } from '@lobby/feature-kit';
import { toAmount, toUnits, type Amount, type CurrencyFormat } from '@lobby/core';

/** Largest amount that a balance can pay to each of `count` receivers, in whole units of the currency. */
export function maxPerReceiver(
  balance: Amount,
  count: number,
  currency: CurrencyFormat | undefined,
): Amount {
  const units = toUnits(balance) ?? 0n;
  const least = toUnits(leastUnit(currency)) ?? 1n;
  const each = units / BigInt(Math.max(1, count));
  return toAmount(each - (each % least));
}

/** Sum of equal transfers to `count` receivers. */
export const totalFor = (amount: Amount, count: number): Amount =>
  toAmount((toUnits(amount) ?? 0n) * BigInt(count));
