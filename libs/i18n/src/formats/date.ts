import { LOCALES, type Language } from '@lobby/core';

/** Formats a time (ms since the epoch) as a local date, `2026-11-20` (D1 §2); `–` if it is not valid. */
export function formatDay(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Formats a time (ms since the epoch) as local date and time in the language; `–` if it is not valid. */
export function formatDateTime(time: number, language: Language): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date);
}

/** Formats a number with the language's digit grouping; `–` if it is not finite. */
export function formatCount(count: number, language: Language): string {
  return Number.isFinite(count) ? new Intl.NumberFormat(LOCALES[language]).format(count) : '–';
}

/** Formats a duration in ms as `01:05:09`; a negative one as zero. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
