import { randomInt } from 'node:crypto';
import type { Brand } from '../brands/brands';
import type { Rain } from './calendar';

/** Envelopes hold whole multiples of a tenth of the lowest stake. */
export const stepOf = (brand: Brand) => Math.max(1, Math.floor(brand.stakes[0] / 10));

/**
 * What somebody's envelope holds, in minor units: decided by chance alone, never by who is quick. It
 * is at most what is left, and nothing when that is nothing.
 */
export function drawEnvelope(brand: Brand, { per_user_max: most, left_over: left }: Rain): number {
  const step = stepOf(brand);
  const steps = Math.max(1, Math.floor(most / step));
  return Math.min(randomInt(1, steps + 1) * step, most, left);
}
