import { DAY_MS } from '@lobby/core';
import type { ExclusionMonths, TimeOutDays } from '@lobby/session';

/** End of a time-out started at `now`, the platform's time, ms since the epoch. */
export const timeOutEnd = (days: TimeOutDays, now: number): number => now + days * DAY_MS;

/** End of a self-exclusion started at `now`, the platform's time: the same day of a later month, ms since the epoch. */
export function exclusionEnd(months: ExclusionMonths, now: number): number | 'PERMANENT' {
  if (months === 'PERMANENT') return months;
  const end = new Date(now);
  end.setMonth(end.getMonth() + months);
  return end.getTime();
}
