import { LANGUAGES } from '@lobby/core';
import { expect, test } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatDay,
  formatDuration,
  formatTime,
} from './date';

const NOON = new Date(2026, 10, 20, 12, 5).getTime();

test('a day is written as the documents do', () => {
  expect(formatDay(NOON)).toBe('2026-11-20');
  expect(formatDay(Number.NaN)).toBe('–');
});

test.each([
  ['VI', '14:05 05/11/2026'],
  ['EN', '5 Nov 2026, 14:05'],
  ['CN', '2026年11月5日 14:05'],
  ['TW', '2026/11/05 14:05'],
  ['JA', '2026/11/05 14:05'],
  ['TH', '5 พ.ย. 2026 14:05 น.'],
  ['PT', '05/11/2026, 14:05'],
] as const)('date and time in %s', (language, text) => {
  expect(formatDateTime(new Date(2026, 10, 5, 14, 5).getTime(), language)).toBe(text);
});

test.each([
  ['VI', '05/11/2026'],
  ['EN', '5 Nov 2026'],
  ['CN', '2026年11月5日'],
  ['TW', '2026/11/05'],
  ['JA', '2026/11/05'],
  ['TH', '5 พ.ย. 2026'],
  ['PT', '05/11/2026'],
] as const)('a date in %s', (language, text) => {
  expect(formatDate(new Date(2026, 10, 5, 14, 5).getTime(), language)).toBe(text);
  expect(formatDate(Number.NaN, language)).toBe('–');
});

test.each([
  [7, '6 Nov 2026, 02:30'],
  [-5, '5 Nov 2026, 14:30'],
  [0, '5 Nov 2026, 19:30'],
])('a time by a clock %d hours from UTC', (hours, text) => {
  const time = Date.UTC(2026, 10, 5, 19, 30);
  expect(formatDateTime(time, 'EN', hours * 3_600_000)).toBe(text);
  expect(formatDate(time, 'EN', hours * 3_600_000)).toBe(text.slice(0, -7));
});

test.each(LANGUAGES)('midnight in %s is 00:00', (language) => {
  expect(formatDateTime(new Date(2026, 10, 20, 0, 0).getTime(), language)).toContain('00:00');
  expect(formatDateTime(Number.NaN, language)).toBe('–');
});

test.each([
  [0, '00:00:00'],
  [61_999, '00:01:01'],
  [3_600_000 * 25, '25:00:00'],
  [-5, '00:00:00'],
])('%d ms last %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test.each([
  ['VI', '20:05'],
  ['EN', '20:05'],
  ['PT', '20:05'],
  ['TH', '20:05 น.'],
] as const)('a time of day in %s', (language, text) => {
  expect(formatTime(new Date(2026, 10, 5, 20, 5).getTime(), language)).toBe(text);
  expect(formatTime(Number.NaN, language)).toBe('–');
});

test('counts are grouped by language', () => {
  expect(formatCount(1284, 'VI')).toBe('1.284');
  expect(formatCount(1284, 'EN')).toBe('1,284');
  expect(formatCount(Number.NaN, 'EN')).toBe('–');
});
