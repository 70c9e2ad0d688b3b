import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMinor, toWire } from './money';
import { ODDS } from './odds.data';
import { outcomeOf, payoutOf } from './rounds';

const digits = fc.constantFrom(0, 2, 4);
const minor = fc.integer({ min: 0, max: 10 ** 14 });

it('any amount reads back as it was written', () => {
  fc.assert(
    fc.property(minor, digits, (n, d) => {
      expect(toMinor(toWire(n, d), d)).toBe(n);
    }),
  );
});

it.each([
  [348_260, 2, '3482.60'],
  [-5, 2, '-0.05'],
  [0, 2, '0.00'],
  [12_480_500, 0, '12480500'],
])('writes %i with %i digits as %s', (n, d, text) => {
  expect(toWire(n, d)).toBe(text);
});

it.each(['', '1.234', '-1', '1e3', '.5', '1.', '0x10', '9'.repeat(16)])(
  'the amount %j is refused',
  (text) => {
    expect(toMinor(text, 2)).toBeUndefined();
  },
);

it('every draw follows the stated odds and pays whole units', () => {
  const drawn = Array.from({ length: 1_000 }, (_, draw) => outcomeOf(draw));
  for (const { halfMultiplier, perThousand } of ODDS) {
    expect(drawn.filter((half) => half === halfMultiplier)).toHaveLength(perThousand);
    expect(Number.isInteger(payoutOf(50, halfMultiplier))).toBe(true);
  }
  expect(() => outcomeOf(1_000)).toThrow(RangeError);
});
