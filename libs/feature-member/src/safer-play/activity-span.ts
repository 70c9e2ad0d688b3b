import { DAY_MS } from '@lobby/core';
import { dayText } from '@lobby/feature-kit';

/** Spans of the activity. */
export const SPANS = ['DAY', 'WEEK', 'MONTH', 'YEAR'] as const;
export type SpanName = (typeof SPANS)[number];

/** Whole days in the brand's time zone, both included, as days since the epoch. */
export interface Span {
  first: number;
  last: number;
}

const dayAt = (year: number, month: number, day = 1) => Date.UTC(year, month, day) / DAY_MS;

/** Monday of a day's week; day 4 since the epoch was a Monday. */
const mondayOf = (day: number) => day - ((((day - 4) % 7) + 7) % 7);

/** The span that contains `day`, shifted back by `back` spans. */
export function spanOf(name: SpanName, day: number, back: number): Span {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  if (name === 'DAY') return { first: day - back, last: day - back };
  if (name === 'WEEK') {
    const first = mondayOf(day) - 7 * back;
    return { first, last: first + 6 };
  }
  if (name === 'MONTH') {
    return { first: dayAt(year, month - back), last: dayAt(year, month - back + 1) - 1 };
  }
  return { first: dayAt(year - back, 0), last: dayAt(year - back + 1, 0) - 1 };
}

/** A span as in a file name: `2026-11-01_2026-11-30`. */
export const spanText = ({ first, last }: Span): string => `${dayText(first)}_${dayText(last)}`;
