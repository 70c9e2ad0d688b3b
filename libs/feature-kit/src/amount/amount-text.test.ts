import { usableCurrency } from '@lobby/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compareAmounts,
  exactAmount,
  fractionDigits,
  leastAmount,
  leastUnit,
  pastedAmount,
  percentOf,
  remainingAmount,
  shownAmount,
  typedAmount,
} from './amount-text';

const VND = { pattern: '#,##0 ¤', grouping: '.', decimal: ',' };
const USD = { pattern: '¤#,##0.00', grouping: ',', decimal: '.' };
const PER_CENT = { ...USD, symbol: '%' };

test.each([
  ['500000', VND, '500.000'],
  ['500.0000', VND, '5.000.000'],
  ['500.00', VND, '50.000'],
  ['500.', VND, '500'],
  ['５００００', VND, '50.000'],
  ['12a3', VND, '12a3'],
  ['12a', VND, '12'],
  ['0.005', VND, '0,005'],
  ['0.005', USD, '0.00'],
  ['0,5', USD, '0,5'],
  ['5e5', VND, '5e5'],
  ['1e309', USD, '1e309'],
  ['٥٠٠', VND, '٥٠٠'],
  ['Infinity', VND, 'Infinity'],
  ['0x7A120', VND, '0x7A120'],
  ['+500', VND, '+500'],
  ['500%', VND, '500%'],
  ['5²', USD, '5²'],
  ['½', USD, '½'],
  ['5①', VND, '5①'],
  ['5㏠', VND, '5㏠'],
  ['0.8%', PER_CENT, '0.8'],
  ['%', PER_CENT, ''],
  ['007', VND, '7'],
  ['1234', USD, '1,234'],
  ['1,234,', USD, '1,234.'],
  ['1,234.5', USD, '1,234.5'],
  ['1,234.567', USD, '1,234.56'],
  ['.5', USD, '0.5'],
  ['-5', USD, '-5'],
  ['', USD, ''],
])('typed %s of case %# is shown as it is written', (typed, format, shown) => {
  expect(shownAmount(typedAmount(typed, format), format)).toBe(shown);
});

test.each([
  ['500000.00', VND, '500.000'],
  ['500,000', VND, '500.000'],
  ['500.000 ₫', VND, '500.000'],
  ['1.234,50', USD, '1,234.50'],
  ['50,5', USD, '50.5'],
  ['$1,234', USD, '1,234'],
  ['NT$ 1,234.5', USD, '1,234.5'],
  ['500.000 đ', VND, '500.000'],
  ['VND 500,000.', VND, '500.000'],
  ['-500.000', VND, '-500.000'],
  ['1e309', VND, '1e309'],
  ['0.005', VND, '0,005'],
  ['1/2', USD, '1/2'],
  ['1.234.567', USD, '1,234,567'],
  ['2.500.000 ₫', USD, '2,500,000'],
  ['1.234.567,891', VND, '1.234.567'],
  ['1,23,456.78', USD, '123,456.78'],
  ['12,34,567', VND, '1.234.567'],
  ['1 234.567', VND, '1.234'],
  ['1.234,567', USD, '1,234.56'],
  ['1.2.3', USD, '1.2.3'],
  ['1.234.5', USD, '1.234.5'],
  ['1.234.56', VND, '1.234.56'],
  ['1.2,3', USD, '1.2,3'],
  ['1,234.567.890', USD, '1,234.567.890'],
  ['5²', USD, '5²'],
  ['½', USD, '½'],
  ['500%', USD, '500%'],
  ['0.8%', PER_CENT, '0.8'],
  ['0,8 ％', PER_CENT, '0,8 ％'],
  ['80% ', PER_CENT, '80'],
  ['8%%', PER_CENT, '8%%'],
])('pasted %s of case %# is never made more than it says', (pasted, format, shown) => {
  expect(shownAmount(pastedAmount(pasted, format), format)).toBe(shown);
});

test('what is shown reads as the same amount, to the last digit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 19n }), (cents) => {
      const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      expect(typedAmount(shownAmount(amount, USD), USD)).toBe(amount);
    }),
  );
});

test('what is shown reads as the same amount, whatever separators the settings name', () => {
  const separator = fc.oneof(
    fc.constantFrom('', '.', ',', ' ', '\u00a0', "'", '’', '1', '-', '. '),
    fc.string({ maxLength: 2 }),
  );
  fc.assert(
    fc.property(
      separator,
      separator,
      fc.constantFrom('#,##0 ¤', '¤#,##0.00', '#,##0.##########'),
      fc.bigInt({ min: 1n, max: 10n ** 19n }),
      (grouping, decimal, pattern, cents) => {
        const format = usableCurrency({ symbol: '₫', pattern, grouping, decimal });
        const whole = String(cents / 100n);
        const amount =
          fractionDigits(format) === 0
            ? whole
            : `${whole}.${String(cents % 100n).padStart(2, '0')}`;
        expect(typedAmount(shownAmount(amount, format), format)).toBe(amount);
      },
    ),
  );
});

test.each([
  ['#,##0 ¤', 0],
  ['¤#,##0.00', 2],
  ['#,##0.##########', 8],
])('%s has %i decimal places', (pattern, digits) => {
  expect(fractionDigits({ ...USD, pattern })).toBe(digits);
});

test('an amount is sent in one way, however it is written', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 19n }),
      fc.nat({ max: 3 }),
      fc.nat({ max: 6 }),
      (cents, before, behind) => {
        const whole = '0'.repeat(before) + String(cents / 100n);
        const written = `${whole}.${String(cents % 100n).padStart(2, '0')}${'0'.repeat(behind)}`;
        const exact = exactAmount(written);
        expect(compareAmounts(exact, written)).toBe(0);
        expect(exact).toMatch(/^(?:0|[1-9]\d*)(?:\.\d*[1-9])?$/);
      },
    ),
  );
});

test.each([
  ['20.00', '20'],
  ['20.', '20'],
  ['12.50', '12.5'],
  ['0.123456789', '0.123456789'],
  ['', ''],
  ['5e5', '5e5'],
])('%s is sent as %s', (written, sent) => {
  expect(exactAmount(written)).toBe(sent);
});

describe('amounts are compared exactly', () => {
  test.each([
    ['9007199254740993', '9007199254740992', 1],
    ['0.10', '0.1', 0],
    ['49.99', '50', -1],
    ['', '0', 0],
  ])('%s and %s', (one, other, order) => {
    expect(compareAmounts(one, other)).toBe(order);
  });
});

test.each([
  ['12.5', '0.25', '12.25'],
  ['5', '7', '0'],
  ['0', '0', '0'],
])('%s less %s is %s', (amount, other, left) => {
  expect(remainingAmount(amount, other)).toBe(left);
});

test.each([
  ['0', '500000', 0],
  ['499999', '500000', 99],
  ['700000', '500000', 100],
  ['0', '0', 100],
])('%s of %s is %d per cent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent);
});

test('a share of a hundred is as many per cent', () => {
  const parts = Array.from({ length: 101 }, (_, part) => part);
  expect(parts.map((part) => percentOf(String(part), '100'))).toEqual(parts);
});

test.each([
  [{ ...VND, symbol: '₫' }, '1'],
  [{ ...USD, symbol: '$' }, '0.01'],
  [undefined, '1'],
])('the smallest amount of currency %# is %s', (currency, least) => {
  expect(leastUnit(currency)).toBe(least);
});

test.each([
  [['300000000', '5000', '12000000'], '5000'],
  [['9007199254740993', '9007199254740992'], '9007199254740992'],
  [['0.1', '0.09'], '0.09'],
])('the least of %j is %s', (amounts, least) => {
  const [first = '', ...others] = amounts;
  expect(leastAmount(first, ...others)).toBe(least);
});
