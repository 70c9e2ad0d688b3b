import { LANGUAGES } from '@lobby/core';
import { expect, test } from 'vitest';
import { formatCount, formatDateTime, formatDay, formatDuration } from './date';

const NOON = new Date(2026, 10, 20, 12, 5).getTime();

test('a day is written as the documents do', () => {
  expect(formatDay(NOON)).toBe('2026-11-20');
  expect(formatDay(Number.NaN)).toBe('–');
});

test.each(LANGUAGES)('%s writes the year of the common calendar', (language) => {
  expect(formatDateTime(NOON, language)).toContain('2026');
});

test.each([
  [0, '00:00:00'],
  [61_999, '00:01:01'],
  [3_600_000 * 25, '25:00:00'],
  [-5, '00:00:00'],
])('%d ms last %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('counts are grouped by language', () => {
  expect(formatCount(1284, 'VI')).toBe('1.284');
  expect(formatCount(1284, 'EN')).toBe('1,284');
  expect(formatCount(Number.NaN, 'EN')).toBe('–');
});
