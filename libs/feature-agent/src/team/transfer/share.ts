import { leastUnit } from '@lobby/feature-kit';
import { toAmount, toUnits, type Amount, type CurrencyFormat } from '@lobby/core';

/** The most that each of `count` people can be given out of a balance, in whole units of the currency. */
export function mostForEach(
  balance: Amount,
  count: number,
  currency: CurrencyFormat | undefined,
): Amount {
  const units = toUnits(balance) ?? 0n;
  const least = toUnits(leastUnit(currency)) ?? 1n;
  const each = units / BigInt(Math.max(1, count));
  return toAmount(each - (each % least));
}

/** An amount so many times. */
export const times = (amount: Amount, count: number): Amount =>
  toAmount((toUnits(amount) ?? 0n) * BigInt(count));
