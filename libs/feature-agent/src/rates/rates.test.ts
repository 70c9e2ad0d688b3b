import { toUnits } from '@lobby/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupAt, indexOf, rateAt, stepsOf, toRebates } from './rates';

const BOUNDS = { minRate: '0.0050', maxRate: '0.0125', step: '0.0005' };

test.each([
  [BOUNDS, 15],
  [{ ...BOUNDS, maxRate: '0.0050' }, 0],
  [{ ...BOUNDS, maxRate: '0.0040' }, 0],
  [{ ...BOUNDS, step: '0' }, 0],
  [{ ...BOUNDS, step: '-1' }, 0],
  [{ ...BOUNDS, maxRate: 'much' }, 0],
  [{ minRate: '0', maxRate: '0.0129', step: '0.0005' }, 25],
])('%j has %i steps', (bounds, steps) => {
  expect(stepsOf(bounds)).toBe(steps);
});

test('a step back and forth is the same rate, and none is above the highest', () => {
  const units = fc.integer({ min: 0, max: 300 });
  fc.assert(
    fc.property(units, units, fc.integer({ min: 1, max: 20 }), fc.nat(60), (min, more, by, at) => {
      const rate = (ten: number) => (ten / 10_000).toFixed(4);
      const bounds = { minRate: rate(min), maxRate: rate(min + more), step: rate(by) };
      const index = Math.min(at, stepsOf(bounds));
      const chosen = rateAt(bounds, index);
      expect(indexOf(bounds, chosen)).toBe(index);
      expect((toUnits(chosen) ?? 0n) <= (toUnits(bounds.maxRate) ?? 0n)).toBe(true);
    }),
  );
});

describe('a rate', () => {
  const quotaGroups = [
    { minRate: '0.0080', maxRate: '0.0100', quota: 5, used: 5, remaining: 0 },
    { minRate: '0.0105', maxRate: '0.0125', quota: 2, used: 1, remaining: 1 },
  ];

  test.each([
    ['0.0075', undefined],
    ['0.008', 0],
    ['0.0100', 0],
    ['0.0125', 1],
  ])('of %s falls into the group with %s places', (rate, remaining) => {
    expect(groupAt({ quotaGroups }, rate)?.remaining).toBe(remaining);
  });

  test('of a category that is not known is not sent', () => {
    expect(toRebates({ RNG: '0.01', UNKNOWN: '0.02' })).toEqual([
      { category: 'RNG', rate: '0.01' },
    ]);
  });
});
