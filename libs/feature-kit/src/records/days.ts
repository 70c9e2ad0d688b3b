import { platformNow } from '@lobby/api-client';
import { DAY_MS } from '@lobby/core';

/** A day by the brand's clock: days since the epoch. */
export type Day = number;

const WRITTEN = /^\d{4}-\d{2}-\d{2}$/;

/** The day of a time (ms since the epoch) by a clock that is `offsetMs` from UTC. */
export const dayOf = (time: number, offsetMs: number): Day =>
  Math.floor((time + offsetMs) / DAY_MS);

/** The platform's current day by a clock that is `offsetMs` from UTC. */
export const today = (offsetMs: number): Day => dayOf(platformNow(), offsetMs);

/** Start of a day, ms since the epoch. */
export const startOfDay = (day: Day, offsetMs: number): number => day * DAY_MS - offsetMs;

/** A day in the format of a date input, `2026-11-20`. */
export const dayText = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Parses an untrusted day such as `2026-11-20`; undefined if it is invalid or before 1970. */
export function parseDay(text: string): Day | undefined {
  if (!WRITTEN.test(text)) return undefined;
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  // `Date.parse` reads 31 November as 1 December.
  return day >= 0 && dayText(day) === text ? day : undefined;
}
