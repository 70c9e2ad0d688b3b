import { readStored } from '@lobby/core';
import { expect, test } from 'vitest';
import { keepScroll, keptScroll, pagesDownTo } from './scroll-memory';

test('a place is kept under its address', () => {
  keepScroll('/m/slot-games', 1234.6);
  keepScroll('/m/live-games', 20);
  expect(keptScroll('/m/slot-games')).toBe(1235);
  expect(keptScroll('/m/slot-games?q=koi')).toBe(0);
});

test('of many places the oldest gives way', () => {
  for (let index = 0; index < 60; index++) keepScroll(`/m/gameList?q=${index}`, index + 1);
  expect(Object.keys(readStored('scrollTop')).length).toBeLessThanOrEqual(40);
  expect(keptScroll('/m/gameList?q=59')).toBe(60);
  expect(keptScroll('/m/gameList?q=0')).toBe(0);
});

test('a place in a storage that something else wrote is no place', () => {
  sessionStorage.setItem('SCROLLTOP', '{"a":"far"}');
  expect(keptScroll('a')).toBe(0);
});

const POSTERS = { viewport: 844, rowHeight: 160, columns: 3, pageSize: 25 };

test.each([
  [0, 1],
  [100, 1],
  [1400, 2],
  [12_000, 10],
  [Number.MAX_SAFE_INTEGER, 40],
])('coming back to %i px asks for %i pages', (top, pages) => {
  expect(pagesDownTo({ top, ...POSTERS })).toBe(pages);
});
