import type { Brand } from '../brands/brands';
import { refuse } from '../calls/refusal';
import { toMinor } from './money';

/**
 * Amount of a call in minor units. Throws `field.invalid` for an invalid amount of the brand's currency, such as
 * one with too many decimals.
 */
export function minorOf({ currency: { digits } }: Brand, amount: string): number {
  const minor = toMinor(amount, digits);
  if (minor === undefined) {
    throw refuse('field.invalid', { fields: { amount: 'no amount of the currency' } });
  }
  return minor;
}
