import { expect, test } from 'vitest';
import { DEFAULT_CURRENCY, usableCurrency } from './money';

test.each([
  // Unchanged.
  ['.', ',', '.', ','],
  [',', '.', ',', '.'],
  ['', '.', '', '.'],
  [' ', ',', ' ', ','],
  ['\u202f', ',', '\u202f', ','],
  ['’', '.', '’', '.'],
  // No point at all, the same for both, no separators.
  [',', '', ',', '.'],
  ['.', '', '.', ','],
  ['.', '.', '.', ','],
  [',', ',', ',', '.'],
  ['1', '.', ',', '.'],
  ['1', ',', '.', ','],
  ['ab', '.', ',', '.'],
  ['', '0', '', '.'],
  ['-', '-', ',', '.'],
])('separators %j and %j are used as %j and %j', (grouping, decimal, groups, point) => {
  const currency = { ...DEFAULT_CURRENCY, symbol: '₫', grouping, decimal };
  expect(usableCurrency(currency)).toEqual({ ...currency, grouping: groups, decimal: point });
});
