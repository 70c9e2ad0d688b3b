import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sharesOf } from './split';

const asked = fc
  .integer({ min: 1, max: 50 })
  .chain((count) =>
    fc.record({ count: fc.constant(count), total: fc.integer({ min: count, max: 2 ** 40 }) }),
  );

it.each(['EQUAL', 'RANDOM'] as const)(
  '%s shares add up to the amount, and none is empty',
  (split) => {
    fc.assert(
      fc.property(asked, ({ count, total }) => {
        const shares = sharesOf(split, total, count);
        expect(shares).toHaveLength(count);
        expect(shares.every((share) => Number.isInteger(share) && share >= 1)).toBe(true);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
        if (split === 'EQUAL') expect(Math.max(...shares) - Math.min(...shares)).toBeLessThan(2);
      }),
    );
  },
);

it('an amount of one unit for each gives everybody one', () => {
  expect(sharesOf('RANDOM', 50, 50)).toEqual(Array(50).fill(1));
  expect(sharesOf('EQUAL', 7, 3)).toEqual([3, 2, 2]);
});

it('random shares favour no position', () => {
  const sums = [0, 0, 0];
  for (let i = 0; i < 3_000; i += 1) {
    for (const [place, share] of sharesOf('RANDOM', 1_000, 3).entries()) {
      sums[place] = (sums[place] ?? 0) + share;
    }
  }
  // The mean of a place is 333 with a deviation of 4.3 over 3,000 draws.
  for (const sum of sums) expect(Math.abs(sum / 3_000 - 333)).toBeLessThan(30);
});
