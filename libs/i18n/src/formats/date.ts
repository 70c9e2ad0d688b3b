import { LOCALES, type Language } from '@lobby/core';

/** A day as the documents write it, `2026-11-20` (D1 §2), in the phone's time zone. */
export function formatDay(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Day and time as people of the language write them. */
export function formatDateTime(time: number, language: Language): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  return new Intl.DateTimeFormat(LOCALES[language], {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(date);
}

/** A whole number with the language's grouping. */
export function formatCount(count: number, language: Language): string {
  return Number.isFinite(count) ? new Intl.NumberFormat(LOCALES[language]).format(count) : '–';
}

/** `01:05:09` of a duration in milliseconds. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
