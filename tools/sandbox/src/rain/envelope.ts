import { randomInt } from 'node:crypto';
import type { Brand } from '../brands/brands';
import type { Rain } from './calendar';

/** Envelope amounts are multiples of a tenth of the lowest stake. */
export const stepOf = (brand: Brand) => Math.max(1, Math.floor(brand.stakes[0] / 10));

/** Random amount of an envelope in minor units, independent of who is fastest; at most what remains. */
export function drawEnvelope(brand: Brand, { per_user_max: most, left_over: left }: Rain): number {
  const step = stepOf(brand);
  const steps = Math.max(1, Math.floor(most / step));
  return Math.min(randomInt(1, steps + 1) * step, most, left);
}
