import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { addAmounts, multiplyAmount, subtractAmounts, sumOf, toAmount, toUnits } from './decimal';

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

test.each([
  ['500000', '500000', '0'],
  ['0.3', '0.1', '0.2'],
  ['1', '2.5', '-1.5'],
])('%s less %s is %s', (one, other, difference) => {
  expect(subtractAmounts(one, other)).toBe(difference);
});

test.each([9, 10, 20])('a product to %i places has the 8 of the wire', (digits) => {
  expect(multiplyAmount('100', '0.01', digits)).toBe('1');
  expect(multiplyAmount('0.00000003', '0.5', digits)).toBe('0.00000002');
});

test('a product can be rounded down', () => {
  expect(multiplyAmount('10.09', '0.1', 2, 'down')).toBe('1');
});

test.each([
  ['200000', '0.008', 0, '1600'],
  ['10.05', '0.1', 2, '1.01'],
  ['10.04', '0.1', 2, '1'],
  ['62', '0.008', 0, '0'],
  ['63', '0.008', 0, '1'],
  ['99999999999999999999', '8', 2, '799999999999999999992'],
])('%s times %s to %i places is %s', (amount, factor, digits, product) => {
  expect(multiplyAmount(amount, factor, digits)).toBe(product);
});

describe('sums of amounts', () => {
  it('are exact where floats are not', () => {
    expect(sumOf(['0.1', '0.2'])).toBe('0.3');
    expect(sumOf(['90071992547409931234.99', '-0.01'])).toBe('90071992547409931234.98');
  });

  it.each(['', 'x', '1e5', 'NaN', '--1', '1.123456789', ' 1'])('leave %j out', (amount) => {
    expect(toUnits(amount)).toBeUndefined();
    expect(sumOf(['1', amount])).toBe('1');
  });

  it('come back as they went in', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 28n), max: 10n ** 28n }), (units) => {
        expect(toUnits(toAmount(units))).toBe(units);
      }),
    );
  });
});
