import type { Amount } from '@lobby/core';

/** Decimal places of money on the wire. */
const SCALE = 8;

function toUnits(amount: Amount): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  const digits = BigInt(whole.replace('-', '') + fraction.padEnd(SCALE, '0'));
  return amount.startsWith('-') ? -digits : digits;
}

/** The exact sum of two decimal strings (decision 7). */
export function addAmounts(one: Amount, other: Amount): Amount {
  const sum = toUnits(one) + toUnits(other);
  const digits = String(sum < 0n ? -sum : sum).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  return (sum < 0n ? '-' : '') + digits.slice(0, -SCALE) + (fraction && `.${fraction}`);
}
