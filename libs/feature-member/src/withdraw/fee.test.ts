import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmount } from './fee';

const VND = { symbol: '₫', pattern: '#,##0 ¤', grouping: '.', decimal: ',' };
const USD = { symbol: '$', pattern: '¤#,##0.00', grouping: ',', decimal: '.' };

test.each([
  ['299999', '0.0100', VND, '2999', '297000'],
  ['200000', '0.0000', VND, '0', '200000'],
  ['99.99', '0.0150', USD, '1.49', '98.5'],
  ['0', '0.01', USD, '0', '0'],
  ['99999999999999999999', '0.01', VND, '999999999999999999', '99000000000000000000'],
])(
  'of %s at the rate %s the fee of case %# is rounded down',
  (amount, rate, currency, fee, received) => {
    expect(splitAmount(amount, rate, currency)).toEqual({ fee, received });
  },
);

test('fee and what is received always add up to the amount', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.integer({ min: 0, max: 10_000 }),
      (cents, per10000) => {
        const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const rate = (per10000 / 10_000).toFixed(4);
        const { fee, received } = splitAmount(amount, rate, USD);
        const toCents = (text: string) => {
          const [whole = '0', fraction = ''] = text.split('.');
          return BigInt(whole + fraction.padEnd(2, '0'));
        };
        expect(toCents(fee) + toCents(received)).toBe(cents);
        expect(toCents(fee)).toBe((cents * BigInt(per10000)) / 10_000n);
      },
    ),
  );
});
