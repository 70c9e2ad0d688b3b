import type { CurrencyFormat } from '@lobby/core';

/** Placeholder for an invalid amount or an unknown currency. */
const UNKNOWN = '–';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** U+2212, which is as wide as a digit, unlike a hyphen. */
const MINUS = '−';
/** Non-breaking space between number and symbol. */
const NO_BREAK = '\u00a0';
/** Word joiner: prevents a line break between a sign and the symbol, as in `−$`. */
const JOIN = '\u2060';

interface Pattern {
  /** Text before and after the number. */
  before: string;
  after: string;
  groups: boolean;
  minDigits: number;
  maxDigits: number;
}

/** Parses a number pattern such as `¤#,##0.00`; falls back to `#,##0.00`. */
function parsePattern(pattern: string): Pattern {
  const number = /[#0][#0.,]*/.exec(pattern);
  const body = number?.[0] ?? '#,##0.00';
  const fraction = body.split('.')[1] ?? '';
  const start = number?.index ?? 0;
  return {
    before: pattern.slice(0, start),
    after: pattern.slice(start + body.length),
    groups: body.includes(','),
    minDigits: fraction.replaceAll('#', '').length,
    maxDigits: fraction.length,
  };
}

/** Truncates a fraction to the pattern's digits; never rounds up. */
function truncateFraction(fraction: string, { minDigits, maxDigits }: Pattern): string {
  const digits = fraction.slice(0, maxDigits).padEnd(minDigits, '0');
  return digits.slice(0, minDigits) + digits.slice(minDigits).replace(/0+$/, '');
}

/**
 * Formats a decimal string in a currency, exactly: no binary floats (decision 7). Truncates surplus
 * decimals; `signed` shows a plus too. Returns `–` for anything but a decimal string, and while the currency is
 * unknown.
 */
export function formatMoney(
  amount: string,
  format: CurrencyFormat | undefined,
  { signed = false } = {},
): string {
  const parts = DECIMAL.exec(amount);
  if (!parts || !format) return UNKNOWN;
  const pattern = parsePattern(format.pattern);
  const whole = (parts[2] ?? '0').replace(/^0+(?=\d)/, '');
  const grouped = pattern.groups
    ? whole.replaceAll(/\B(?=(\d{3})+$)/g, () => format.grouping)
    : whole;
  const fraction = truncateFraction(parts[3] ?? '', pattern);
  const figures = fraction ? grouped + format.decimal + fraction : grouped;
  const isZero = !/[1-9]/.test(whole + fraction);
  const sign = isZero ? '' : parts[1] ? MINUS : signed ? '+' : '';
  const withSymbol = (text: string) =>
    text.replaceAll('¤', () => format.symbol).replaceAll(' ', NO_BREAK);
  const before = withSymbol(pattern.before);
  return sign + (sign && before && JOIN) + before + figures + withSymbol(pattern.after);
}
