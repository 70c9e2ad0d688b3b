import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { BRAND_CODES, brandOf } from '../brands/brands';
import type { Db } from '../database/db';
import { toMinor } from '../wallet/money';
import { MAX_STAKES, TOTAL_STAKES } from './calendar';
import { keepRain } from './rains';

const YEAR_MS = 366 * 86_400_000;
/** Amount as a decimal string in the brand's currency. */
export const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{1,4})?$/));

/** Additional rain. Amounts are decimal strings in the brand's currency. */
export const newRain = z.object({
  brand: z.enum(BRAND_CODES),
  /** Milliseconds from now; negative for one that has begun or ended. */
  startsInMs: z.int().check(z.minimum(-YEAR_MS), z.maximum(YEAR_MS)),
  durationMs: z.int().check(z.minimum(1), z.maximum(YEAR_MS)),
  total: z.optional(amount),
  perUserMax: z.optional(amount),
});

export type NewRain = z.output<typeof newRain>;

/** Creates a rain; returns its id and times. Undefined for an invalid amount. */
export function placeRain(db: Db, options: NewRain, now: number) {
  const brand = brandOf(options.brand);
  const minor = (given: string | undefined, stakes: number) =>
    given === undefined ? brand.stakes[0] * stakes : toMinor(given, brand.currency.digits);
  const total = minor(options.total, TOTAL_STAKES);
  const most = minor(options.perUserMax, MAX_STAKES);
  if (total === undefined || most === undefined || most === 0) return undefined;
  const id = `placed-${randomBytes(6).toString('hex')}`;
  const start = now + options.startsInMs;
  const end = start + options.durationMs;
  keepRain(db, brand, {
    id,
    start_at: start,
    end_at: end,
    total,
    left_over: total,
    per_user_max: most,
  });
  return { eventId: id, startAt: start, endAt: end };
}
