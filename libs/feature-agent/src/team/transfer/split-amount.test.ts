import { toUnits } from '@lobby/core';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPerReceiver, totalFor } from './split-amount';

const VND = { symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' };
const USD = { symbol: '$', pattern: '¤#,##0.00', grouping: ',', decimal: '.' };

test.each([
  ['100', 3, VND, '33'],
  ['100', 3, USD, '33.33'],
  ['0.02', 3, USD, '0'],
  ['100', 0, VND, '100'],
  ['', 2, VND, '0'],
])('of %j each of %i gets', (balance, count, currency, most) => {
  expect(maxPerReceiver(balance, count, currency)).toBe(most);
});

test('what all get is never above the balance, and one unit more each would be', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1, max: 50 }), (cents, count) => {
      const balance = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
      const all = toUnits(totalFor(maxPerReceiver(balance, count, USD), count)) ?? -1n;
      const has = toUnits(balance) ?? -1n;
      expect(all <= has && all + 1_000_000n * BigInt(count) > has).toBe(true);
    }),
  );
});
