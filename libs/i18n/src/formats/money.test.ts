import { DEFAULT_CURRENCY } from '@lobby/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMoney } from './money';

const VND = { symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' };
const USD = { symbol: '$', pattern: '¤#,##0.00', grouping: ',', decimal: '.' };
const TWD = { symbol: 'NT$', pattern: '¤#,##0', grouping: ',', decimal: '.' };

describe('formatMoney', () => {
  test.each([
    ['12480500', VND, '12.480.500\u00a0₫'],
    ['12480500.00', VND, '12.480.500\u00a0₫'],
    ['3482.6', USD, '$3,482.60'],
    ['-3482.6', USD, '−\u2060$3,482.60'],
    ['0.129', USD, '$0.12'],
    ['-0.129', USD, '−\u2060$0.12'],
    ['0.125', USD, '$0.12'],
    ['0.999', USD, '$0.99'],
    ['12480500.9', VND, '12.480.500\u00a0₫'],
    ['7.5', TWD, 'NT$7'],
    ['-0.001', USD, '$0.00'],
    ['48250', TWD, 'NT$48,250'],
    ['007', TWD, 'NT$7'],
    ['90071992547409931234.99', USD, '$90,071,992,547,409,931,234.99'],
    ['1e5', USD, '–'],
    ['NaN', USD, '–'],
    ['', USD, '–'],
  ])('%s is %#', (amount, format, text) => {
    expect(formatMoney(amount, format)).toBe(text);
  });

  test('formats yuan until the settings are loaded (D1 §9)', () => {
    expect(formatMoney('1234567.8', DEFAULT_CURRENCY)).toBe('￥1,234,567.80');
  });

  test('shows a plus only when asked', () => {
    expect(formatMoney('5', TWD, { signed: true })).toBe('+\u2060NT$5');
    expect(formatMoney('0', TWD, { signed: true })).toBe('NT$0');
  });

  test('keeps every digit of any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), (amount) => {
        const digits = formatMoney(String(amount), VND).replaceAll(/\D/g, '');
        expect(digits).toBe(String(amount).replace('-', ''));
      }),
    );
  });
});
