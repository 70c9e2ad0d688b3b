const DAY_MS = 86_400_000;

export const PERIODS = ['DAY', 'WEEK', 'MONTH'] as const;
export type Period = (typeof PERIODS)[number];

/** Days of the brand's time, `next` not included. */
export interface Span {
  first: number;
  next: number;
}

/** Day 0 was a Thursday; weeks begin on Monday. */
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

/** The day, week or calendar month a day lies in. */
export const spanOf = (period: Period, day: number): Span => SPANS[period](day);
