import type { Brand } from '../brands/brands';
import { money } from '../pages/shared/client/money.js';
import { toWire } from '../wallet/money';

/** Money inside a text, as the brand writes it: `25.000 ₫`. */
export const shownMoney = ({ currency }: Brand, minor: number): string =>
  money(toWire(minor, currency.digits), currency);
