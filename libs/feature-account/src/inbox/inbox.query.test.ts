import { expect, test } from 'vitest';
import { inboxQuery } from './inbox.query';

const message = { id: '1', title: 'A', summary: '', sentAt: 0, read: true };

test.each<[page: number, pages: number, list: (typeof message)[], next: number | undefined]>([
  [1, 3, [message], 2],
  [3, 3, [message], undefined],
  // Whatever the platform says of pages that follow.
  [2, 1e9, [], undefined],
])('after page %i of %i with %j comes %s', (page, totalPages, list, next) => {
  const { getNextPageParam } = inboxQuery('EN');
  const shown = { page, totalPages, list, size: 25, total: 1 };
  expect(getNextPageParam(shown, [shown], page, [page])).toBe(next);
});
