import type { Brand } from '../brands/brands';
import { refuse } from '../calls/refusal';

const DAY_MS = 86_400_000;
const USUAL_DAYS = 30;
/** A year and a day. */
const MAX_DAYS = 366;

/** Both ends inclusive, ms. */
export interface Range {
  from: number;
  to: number;
}

/** Day number of a time (ms) in the brand's time zone, as in the daily totals. */
export const dayOf = (brand: Brand, at: number): number =>
  Math.floor((at + brand.utcOffsetMs) / DAY_MS);

/** Start of a day in ms. */
export const startOfDay = (brand: Brand, day: number): number => day * DAY_MS - brand.utcOffsetMs;

/**
 * Requested range, else the last 30 days. Throws `request_param_err` for a reversed range or one over a year.
 */
export function rangeOf(
  query: { startDate?: number | undefined; endDate?: number | undefined },
  brand: Brand,
  now: number,
): Range {
  const to = query.endDate ?? now;
  const from = query.startDate ?? startOfDay(brand, dayOf(brand, to) - USUAL_DAYS + 1);
  if (from > to || to - from > MAX_DAYS * DAY_MS) {
    throw refuse('request_param_err', { fields: { startDate: 'a range of at most a year' } });
  }
  return { from, to };
}
