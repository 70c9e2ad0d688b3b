const DAY_MS = 86_400_000;

/** Lengths of a time-out in days: 24 hours to 6 weeks. */
export const TIME_OUT_DAYS = ['1', '3', '7', '14', '28', '42'] as const;
export type TimeOutDays = (typeof TIME_OUT_DAYS)[number];

/** End of a time-out that begins now, ms since the epoch. */
export const timeOutEnd = (days: TimeOutDays, now: number): number => now + Number(days) * DAY_MS;

/** Lengths of a self-exclusion in months, and for good. */
export const EXCLUSION_MONTHS = ['6', '12', '24', '60', 'PERMANENT'] as const;
export type ExclusionMonths = (typeof EXCLUSION_MONTHS)[number];

/** End of a self-exclusion that begins now: the same day of a later month, ms since the epoch. */
export function exclusionEnd(months: ExclusionMonths, now: number): number | 'PERMANENT' {
  if (months === 'PERMANENT') return months;
  const end = new Date(now);
  end.setMonth(end.getMonth() + Number(months));
  return end.getTime();
}
