import type { Brand } from '../brands/brands';
import { toWire } from './money';

/** Formats money in the brand's format: `25.000 ₫`. Same as `money` in the pages' scripts. */
export function shownMoney({ currency }: Brand, minor: number): string {
  const { digits, symbol, pattern, grouping, decimal } = currency;
  const [units = '0', fraction = ''] = toWire(Math.abs(minor), digits).split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, grouping);
  const number = digits > 0 ? grouped + decimal + fraction : grouped;
  const written = pattern.replace(/[#,]*0(\.0+)?/, () => number).replace('¤', () => symbol);
  // Non-breaking space before the symbol; U+2212 as the minus sign.
  return (minor < 0 ? '\u2212' : '') + written.replaceAll(' ', '\u00a0');
}
