import type { Brand } from '../brands/brands';
import { dayOf, startOfDay } from '../paging/range';

/** A rain as it is planned or kept; amounts in minor units. */
export interface Rain {
  id: string;
  start_at: number;
  /** The first moment at which it is over. */
  end_at: number;
  total: number;
  /** What is still to give. */
  left_over: number;
  per_user_max: number;
}

const HOUR_MS = 3_600_000;
const LASTS_MS = 10 * 60_000;
/** Hours of the brand's day. */
const HOURS = [12, 20] as const;
/** Days back and ahead in which a rain of the calendar can be asked for. */
const REACH_DAYS = 400;

/** Amounts go by what the brand usually plays for: its lowest stake. */
export const TOTAL_STAKES = 500;
export const MOST_STAKES = 10;

const idOf = (brand: Brand, day: number, hour: number) => `${brand.code}-${day}-${hour}`;

/** The rain of the calendar on a day of the brand's own time, untouched. */
export const rainAt = (brand: Brand, day: number, hour: (typeof HOURS)[number]): Rain => {
  const start = startOfDay(brand, day) + hour * HOUR_MS;
  const total = brand.stakes[0] * TOTAL_STAKES;
  return {
    id: idOf(brand, day, hour),
    start_at: start,
    end_at: start + LASTS_MS,
    total,
    left_over: total,
    per_user_max: brand.stakes[0] * MOST_STAKES,
  };
};

/** The rains that a brand's calendar holds for yesterday, today and tomorrow, untouched. */
export function calendarRains(brand: Brand, now: number): Rain[] {
  const today = dayOf(brand, now);
  return [today - 1, today, today + 1].flatMap((day) =>
    HOURS.map((hour) => rainAt(brand, day, hour)),
  );
}

/** A rain of the calendar by its id; `undefined` for an id that is none of this brand's. */
export function calendarRain(brand: Brand, id: string, now: number): Rain | undefined {
  const [, code, day, hour] = /^([a-z]+)-(\d{1,6})-(\d{2})$/.exec(id) ?? [];
  const known = HOURS.find((one) => one === Number(hour));
  const far = Math.abs(Number(day) - dayOf(brand, now)) > REACH_DAYS;
  if (code !== brand.code || known === undefined || far) return undefined;
  return rainAt(brand, Number(day), known);
}
