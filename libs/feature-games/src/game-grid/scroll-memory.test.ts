import { expect, test } from 'vitest';
import { pagesDownTo } from './scroll-memory';

const POSTERS = { viewport: 844, rowHeight: 160, columns: 3, pageSize: 25 };

test.each([
  [0, 1],
  [100, 1],
  [1400, 2],
  [12_000, 10],
  [Number.MAX_SAFE_INTEGER, 40],
])('restoring %i px needs %i pages', (top, pages) => {
  expect(pagesDownTo({ top, ...POSTERS })).toBe(pages);
});
