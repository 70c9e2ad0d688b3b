import { LOCALES, type Language } from '@lobby/core';

type Style = readonly [locale: string, options: Intl.DateTimeFormatOptions];

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const FIGURES = { day: '2-digit', month: '2-digit', year: 'numeric', ...CLOCK } as const;
const SHORT_MONTH = { day: 'numeric', month: 'short', year: 'numeric', ...CLOCK } as const;

/** Date and time format of each language. Always 24 hours, like the platform's records. */
const STYLES: Readonly<Record<Language, Style>> = {
  VI: [LOCALES.VI, FIGURES],
  EN: ['en-GB', SHORT_MONTH],
  CN: [LOCALES.CN, { ...SHORT_MONTH, month: 'long' }],
  TW: [LOCALES.TW, FIGURES],
  JA: [LOCALES.JA, FIGURES],
  TH: [LOCALES.TH, SHORT_MONTH],
  PT: [LOCALES.PT, FIGURES],
};

/** Date-only style of a language. */
const dayStyle = (language: Language): Style => {
  const [locale, { hour: _hour, minute: _minute, hourCycle: _cycle, ...day }] = STYLES[language];
  return [locale, day];
};

/** Suffix after the time: Thai writes `14:05 น.` */
const AFTER: Readonly<Partial<Record<Language, string>>> = { TH: ' น.' };

/** Formats a time (ms since the epoch) as a local date, `2026-11-20` (D1 §2); `–` if invalid. */
export function formatDay(time: number): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return '–';
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
}

/** Cache of formatters with an explicit UTC offset, by locale and parts, because creating one is slow. */
const formatterCache = new Map<string, Intl.DateTimeFormat>();

function utcFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const format =
    formatterCache.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatterCache.set(key, format);
  return format;
}

/** Formats a time in a style, in local time or at `offsetMs` from UTC; `–` if invalid. */
function formatAs(time: number, [locale, options]: Style, offsetMs: number | undefined): string {
  const date = new Date(time + (offsetMs ?? 0));
  if (Number.isNaN(date.getTime())) return '–';
  const format =
    offsetMs === undefined ? new Intl.DateTimeFormat(locale, options) : utcFormat(locale, options);
  // Some locale data uses a non-standard space between date and time.
  return format.format(date).replaceAll(/\s/g, ' ');
}

/**
 * Formats a time (ms since the epoch) as date and time in the language: local time, or at `offsetMs` from
 * UTC; `–` if invalid.
 */
export function formatDateTime(time: number, language: Language, offsetMs?: number): string {
  const text = formatAs(time, STYLES[language], offsetMs);
  return text === '–' ? text : text + (AFTER[language] ?? '');
}

/** Formats a time (ms since the epoch) as a date in the language, with the same time zone as `formatDateTime`. */
export function formatDate(time: number, language: Language, offsetMs?: number): string {
  return formatAs(time, dayStyle(language), offsetMs);
}

/** Formats a time (ms since the epoch) as a local time of day, `20:00`; `–` if invalid. */
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
