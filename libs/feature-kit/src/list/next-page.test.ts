import { expect, test } from 'vitest';
import { nextPage } from './next-page';

test.each<[page: number, totalPages: number, list: string[], next: number | undefined]>([
  [1, 3, ['a'], 2],
  [3, 3, ['a'], undefined],
  [1, 0, ['a'], undefined],
  // Whatever the platform says of pages that follow.
  [2, 1e9, [], undefined],
])('after page %i of %i with %j comes %s', (page, totalPages, list, next) => {
  const shown = { totalPages, list };
  expect(nextPage(shown, [shown], page)).toBe(next);
});
