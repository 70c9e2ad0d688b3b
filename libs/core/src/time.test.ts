import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { boundedWait, HOUR_MS, msSince } from './time';

test.each([
  [5, 1_000],
  [-5, 1_000],
  [60_000, 60_000],
  [2 ** 31, HOUR_MS],
  [Infinity, HOUR_MS],
])('a wait of %d ms is %d ms', (ms, wait) => {
  expect(boundedWait(ms)).toBe(wait);
});

test('a wait has the bounds that are named, and no timer overflows', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true }), fc.nat(60_000), (ms, least) => {
      const wait = boundedWait(ms, { least });
      expect(wait).toBeGreaterThanOrEqual(least);
      expect(wait).toBeLessThan(2 ** 31);
    }),
  );
  expect(boundedWait(90_000, { most: 60_000 })).toBe(60_000);
});

test.each([
  ['in the past', -5, 5],
  ['now', 0, 0],
  ['in the future', 1, Infinity],
])('how long ago a time %s was', (_, ms, since) => {
  vi.useFakeTimers({ now: 1_000 });
  expect(msSince(1_000 + ms)).toBe(since);
});
