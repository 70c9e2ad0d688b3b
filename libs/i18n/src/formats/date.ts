import { LOCALES, type Language } from '@lobby/core';

type Style = readonly [locale: string, options: Intl.DateTimeFormatOptions];

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', ...CLOCK } as const;
const SHORT_MONTH = { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK } as const;

/** How each language writes date and time. 24 hours everywhere, as the platform's records. */
const STYLES: Readonly<Record<Language, Style>> = {
  VI: [LOCALES.VI, FIGURES],
  EN: ['en-GB', SHORT_MONTH],
  CN: [LOCALES.CN, { ...SHORT_MONTH, month: 'long' }],
  TW: [LOCALES.TW, FIGURES],
  JA: [LOCALES.JA, FIGURES],
  TH: [LOCALES.TH, SHORT_MONTH],
  PT: [LOCALES.PT, FIGURES],
};

/** The styles without the clock. */
const dayStyle = (language: Language): Style => {
  const [locale, { hour: _hour, minute: _minute, hourCycle: _cycle, ...day }] = STYLES[language];
  return [locale, day];
};

/** Thai names the hour: `14:05 น.` */
const AFTER: Readonly<Partial<Record<Language, string>>> = { TH: ' น.' };

/** Formats a time (ms since the epoch) as a local date, `2026-11-20` (D1 §2); `–` if it is not valid. */
export function formatDay(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Formats of a clock that is told, by locale and parts: making one takes longer than all that a list writes with it. */
const byClockMade = new Map<string, Intl.DateTimeFormat>();

function byClock(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made =
    byClockMade.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  byClockMade.set(key, made);
  return made;
}

/** Writes a time by a style, by the local clock or by one that is `offsetMs` from UTC; `–` if it is not valid. */
function written(time: number, [locale, options]: Style, offsetMs: number | undefined): string {
  const date = new Date(time + (offsetMs ?? 0));
  if (Number.isNaN(date.getTime())) return '–';
  const format =
    offsetMs === undefined ? new Intl.DateTimeFormat(locale, options) : byClock(locale, options);
  // Some locale data has a space of another width between date and time.
  return format.format(date).replaceAll(/\s/g, ' ');
}

/**
 * Formats a time (ms since the epoch) as date and time in the language: local, or by a clock that is `offsetMs` from
 * UTC; `–` if it is not valid.
 */
export function formatDateTime(time: number, language: Language, offsetMs?: number): string {
  const text = written(time, STYLES[language], offsetMs);
  return text === '–' ? text : text + (AFTER[language] ?? '');
}

/** Formats a time (ms since the epoch) as a date in the language, by the clock of `formatDateTime`. */
export function formatDate(time: number, language: Language, offsetMs?: number): string {
  return written(time, dayStyle(language), offsetMs);
}

/** Formats a time (ms since the epoch) as a local time of day, `20:00`; `–` if it is not valid. */
export function formatTime(time: number, language: Language): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  return new Intl.DateTimeFormat(LOCALES[language], CLOCK).format(date) + (AFTER[language] ?? '');
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
