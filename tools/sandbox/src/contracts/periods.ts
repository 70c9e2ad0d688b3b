/** Settlement period of a contract. */
export type Period = 'HOUR' | 'DAY' | 'WEEK' | 'HALF_MONTH' | 'MONTH';

/** Day numbers in the brand's time; `after` is exclusive. */
export interface Days {
  first: number;
  after: number;
}

const DAY_MS = 86_400_000;
const MIDDLE_OF_MONTH = 16;

const dayNumber = (year: number, month: number, date: number) =>
  Date.UTC(year, month, date) / DAY_MS;

const monthOf = (day: number) => {
  const date = new Date(day * DAY_MS);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()] as const;
  return {
    first: dayNumber(year, month, 1),
    middle: dayNumber(year, month, MIDDLE_OF_MONTH),
    after: dayNumber(year, month + 1, 1),
  };
};

const oneDay = (day: number): Days => ({ first: day, after: day + 1 });

const PERIODS: Readonly<Record<Period, (day: number) => Days>> = {
  /** Counted hourly, settled daily. */
  HOUR: oneDay,
  DAY: oneDay,
  WEEK: (day) => {
    // Day 0 was a Thursday; weeks start on Monday.
    const first = day - ((((day + 3) % 7) + 7) % 7);
    return { first, after: first + 7 };
  },
  HALF_MONTH: (day) => {
    const { first, middle, after } = monthOf(day);
    return day < middle ? { first, after: middle } : { first: middle, after };
  },
  MONTH: (day) => {
    const { first, after } = monthOf(day);
    return { first, after };
  },
};

/** The period that contains a day. */
export const periodOf = (period: Period, day: number): Days => PERIODS[period](day);

/** Intersection of a period with a contract's duration. */
export const within = (days: Days, first: number, after: number | null): Days => ({
  first: Math.max(days.first, first),
  after: Math.min(days.after, after ?? days.after),
});
