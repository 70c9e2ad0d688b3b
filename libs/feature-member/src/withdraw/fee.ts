import { multiplyAmount, subtractAmounts, type Amount, type CurrencyFormat } from '@lobby/core';
import { fractionDigits } from '@lobby/feature-kit';

/**
 * Splits an amount into the fee and what reaches the card (decimal strings); rounds the fee down, as the platform does.
 */
export function splitAmount(amount: Amount, rate: string, currency: CurrencyFormat) {
  const fee = multiplyAmount(amount, rate, fractionDigits(currency), 'down');
  return { fee, received: subtractAmounts(amount, fee) };
}
