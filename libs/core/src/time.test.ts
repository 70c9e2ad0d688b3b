import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundedWait, HOUR_MS } from './time';

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
