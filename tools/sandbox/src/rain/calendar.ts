import type { Brand } from '../brands/brands';
import { dayOf, startOfDay } from '../paging/range';

/** Scheduled or stored rain; amounts in minor units. */
export interface Rain {
  id: string;
  start_at: number;
  /** End, exclusive, ms. */
  end_at: number;
  total: number;
  /** Amount not yet given out. */
  left_over: number;
  per_user_max: number;
}

const HOUR_MS = 3_600_000;
const LASTS_MS = 10 * 60_000;
/** Start hours in the brand's time zone. */
const HOURS = [12, 20] as const;
/** Days before and after today in which calendar rains exist. */
const REACH_DAYS = 400;

/** Total amount as a multiple of the brand's lowest stake. */
export const TOTAL_STAKES = 500;
export const MAX_STAKES = 10;

const idOf = (brand: Brand, day: number, hour: number) => `${brand.code}-${day}-${hour}`;

/** Calendar rain of a day in the brand's time zone, without envelopes taken. */
export const rainAt = (brand: Brand, day: number, hour: (typeof HOURS)[number]): Rain => {
  const start = startOfDay(brand, day) + hour * HOUR_MS;
  const total = brand.stakes[0] * TOTAL_STAKES;
  return {
    id: idOf(brand, day, hour),
    start_at: start,
    end_at: start + LASTS_MS,
    total,
    left_over: total,
    per_user_max: brand.stakes[0] * MAX_STAKES,
  };
};

/** Calendar rains of yesterday, today and tomorrow, without envelopes taken. */
export function calendarRains(brand: Brand, now: number): Rain[] {
  const today = dayOf(brand, now);
  return [today - 1, today, today + 1].flatMap((day) =>
    HOURS.map((hour) => rainAt(brand, day, hour)),
  );
}

/** Calendar rain by id; undefined for another brand's id, or one written in another way. */
export function calendarRain(brand: Brand, id: string, now: number): Rain | undefined {
  const [, code, day, hour] = /^([a-z]+)-(\d{1,6})-(\d{2})$/.exec(id) ?? [];
  const known = HOURS.find((one) => one === Number(hour));
  const far = Math.abs(Number(day) - dayOf(brand, now)) > REACH_DAYS;
  if (code !== brand.code || known === undefined || far) return undefined;
  const rain = rainAt(brand, Number(day), known);
  return rain.id === id ? rain : undefined;
}
