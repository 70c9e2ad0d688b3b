import { expect, test } from 'vitest';
import { listEnd, listStatus } from './list-status';

test.each([
  [{ found: 3, failed: true, waiting: true }, 'shown'],
  [{ found: 0, failed: true, waiting: true }, 'failed'],
  [{ found: 0, failed: false, waiting: true }, 'loading'],
  [{ found: 0, failed: false, waiting: false }, 'empty'],
] as const)('%j is %s', (facts, status) => {
  expect(listStatus(facts)).toBe(status);
});

test.each([
  [{ failed: true, waiting: true, near: false }, 'failed'],
  [{ failed: false, waiting: true, near: true }, 'loading'],
  [{ failed: false, waiting: true, near: false }, 'none'],
  [{ failed: false, waiting: false, near: true }, 'none'],
] as const)('the end of %j is %s', (facts, end) => {
  expect(listEnd(facts)).toBe(end);
});
