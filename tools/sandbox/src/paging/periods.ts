const DAY_MS = 86_400_000;

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type Period = (typeof PERIODS)[number];

/** Range of days in the brand's time zone; `next` is exclusive. */
export interface Span {
  first: number;
  next: number;
}

/** Week of a day. Day 0 was a Thursday; weeks start on Monday. */
const weekOf = (day: number): Span => {
  const first = day - ((day + 3) % 7);
  return { first, next: first + 7 };
};

function monthOf(day: number): Span {
  const date = new Date(day * DAY_MS);
  const start = (months: number) =>
    Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / DAY_MS;
  return { first: start(0), next: start(1) };
}

const SPANS: Readonly<Record<Period, (day: number) => Span>> = {
  DAY: (day) => ({ first: day, next: day + 1 }),
  WEEK: weekOf,
  MONTH: monthOf,
};

/** Day, week or calendar month that contains a day. */
export const spanOf = (period: Period, day: number): Span => SPANS[period](day);
