import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAmounts } from './add-amounts';

test.each([
  ['0', '-120000', '-120000'],
  ['0.1', '0.2', '0.3'],
  ['-0.5', '0.5', '0'],
  ['-0.01', '-0.09', '-0.1'],
  ['99999999999999999999', '1', '100000000000000000000'],
  ['1.00000001', '-1', '0.00000001'],
])('%s and %s make %s', (one, other, sum) => {
  expect(addAmounts(one, other)).toBe(sum);
});

test('sums of cents are exact', () => {
  const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
  const text = (value: number) => (value / 100).toFixed(2);
  fc.assert(
    fc.property(cents, cents, (one, other) => {
      expect(Number(addAmounts(text(one), text(other)))).toBe((one + other) / 100);
    }),
  );
});
