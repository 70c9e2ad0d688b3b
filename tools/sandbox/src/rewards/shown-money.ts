import type { Brand } from '../brands/brands';
import { money } from '../pages/shared/client/money.js';
import { toWire } from '../wallet/money';

/** Money in a text, in the brand's format: `25.000 ₫`. */
export const shownMoney = ({ currency }: Brand, minor: number): string =>
  money(toWire(minor, currency.digits), currency);
