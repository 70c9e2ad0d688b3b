import { describe, expect, it } from 'vitest';
import { isLess, money, subtract } from './money.js';

const dong = { symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' };
const dollar = { symbol: '$', pattern: '¤#,##0.00', grouping: ',', decimal: '.' };

describe('amounts', () => {
  it.each([
    ['12480500', dong, '12.480.500\u00a0₫'],
    ['0', dong, '0\u00a0₫'],
    ['2480.5', dollar, '$2,480.50'],
    ['-1234567.891', dollar, '\u2212$1,234,567.89'],
    ['12345678901234567890.12', dollar, '$12,345,678,901,234,567,890.12'],
  ])('writes %s by the pattern', (amount, currency, written) => {
    expect(money(amount, currency)).toBe(written);
  });

  it.each([
    ['0.30', '0.10', '0.2'],
    ['0', '20000', '-20000'],
    ['0.25', '0.5', '-0.25'],
    ['12345678901234567890.1', '0.1', '12345678901234567890'],
    ['5', '5', '0'],
  ])('%s minus %s is %s, without float errors', (one, other, difference) => {
    expect(subtract(one, other)).toBe(difference);
  });

  it('compares amounts by value', () => {
    expect(isLess('9', '10')).toBe(true);
    expect(isLess('10', '9.99')).toBe(false);
    expect(isLess('0', '0.00')).toBe(false);
  });
});
