import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BRAND_CODES, brandOf } from '../brands/brands';
import { money } from '../pages/shared/client/money.js';
import { toWire } from './money';
import { shownMoney } from './shown-money';

it('formats money like the brand', () => {
  expect(shownMoney(brandOf('aurora'), 1_234_567)).toBe('1.234.567\u00a0₫');
  expect(shownMoney(brandOf('jade'), -123_405)).toBe('\u2212$1,234.05');
});

it('formats money like the pages in the browser', () => {
  fc.assert(
    fc.property(fc.constantFrom(...BRAND_CODES), fc.maxSafeInteger(), (code, minor) => {
      const brand = brandOf(code);
      const { currency } = brand;
      expect(shownMoney(brand, minor)).toBe(money(toWire(minor, currency.digits), currency));
    }),
  );
});
