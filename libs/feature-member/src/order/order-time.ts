import type { Language } from '@lobby/core';
import { formatDateTime, formatDay, formatTime } from '@lobby/i18n';

/** Formats a time of an order, ms since the epoch: the time of day, with its date if that is not the day of `now`. */
export function orderTime(time: number, now: number, language: Language): string {
  const format = formatDay(time) === formatDay(now) ? formatTime : formatDateTime;
  return format(time, language);
}
