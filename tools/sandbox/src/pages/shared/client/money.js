// @ts-check

/** Fraction digits allowed on the wire. */
const SCALE = 8;

/**
 * Decimal string as a scaled integer, to avoid floating point.
 * @param {string} amount
 */
function whole(amount) {
  const [units = '0', fraction = ''] = amount.split('.');
  return BigInt(units + fraction.padEnd(SCALE, '0').slice(0, SCALE));
}

/**
 * @param {string} one
 * @param {string} other
 */
export const isLess = (one, other) => whole(one) < whole(other);

/**
 * @param {string} one
 * @param {string} other
 * @returns {string} the difference, as a decimal string
 */
export function subtract(one, other) {
  const difference = whole(one) - whole(other);
  const digits = String(difference < 0n ? -difference : difference).padStart(SCALE + 1, '0');
  const fraction = digits.slice(-SCALE).replace(/0+$/, '');
  const text = digits.slice(0, -SCALE) + (fraction && `.${fraction}`);
  return difference < 0n ? `-${text}` : text;
}

/**
 * Formats an amount like the brand.
 * @param {string} amount decimal string
 * @param {import('./money.d.ts').Currency} currency
 */
export function money(amount, { symbol, pattern, grouping, decimal }) {
  const digits = /\.(0+)/.exec(pattern)?.[1]?.length ?? 0;
  const [units = '0', fraction = ''] = amount.replace('-', '').split('.');
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, grouping);
  const number =
    digits > 0 ? grouped + decimal + fraction.padEnd(digits, '0').slice(0, digits) : grouped;
  const written = pattern.replace(/[#,]*0(\.0+)?/, () => number).replace('¤', () => symbol);
  // Non-breaking space before the symbol; U+2212 as the minus sign.
  return (amount.startsWith('-') ? '\u2212' : '') + written.replaceAll(' ', '\u00a0');
}
