import type { CurrencyFormat } from '@lobby/core';

/** Shown where an amount did not make sense: never `NaN`. */
const UNKNOWN = '–';

const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;
/** U+2212: a hyphen is too short beside figures. */
const MINUS = '−';

interface Pattern {
  before: string;
  after: string;
  groups: boolean;
  minDigits: number;
  maxDigits: number;
}

/** Reads `¤#,##0.00`: the number's part says grouping and digits, what stands around it is kept. */
function readPattern(pattern: string): Pattern {
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

/** Cuts a fraction to the pattern's digits: money is never rounded up in the player's sight. */
function cutFraction(fraction: string, { minDigits, maxDigits }: Pattern): string {
  const cut = fraction.slice(0, maxDigits).padEnd(minDigits, '0');
  const kept = cut.slice(minDigits).replace(/0+$/, '');
  return cut.slice(0, minDigits) + kept;
}

/**
 * Writes a decimal string by a currency's format, exactly: no binary floats (decision 7).
 * `signed` also shows a plus.
 */
export function formatMoney(
  amount: string,
  format: CurrencyFormat,
  { signed = false } = {},
): string {
  const parts = DECIMAL.exec(amount);
  if (!parts) return UNKNOWN;
  const pattern = readPattern(format.pattern);
  const whole = (parts[2] ?? '0').replace(/^0+(?=\d)/, '');
  const grouped = pattern.groups
    ? whole.replaceAll(/\B(?=(\d{3})+$)/g, () => format.grouping)
    : whole;
  const fraction = cutFraction(parts[3] ?? '', pattern);
  const figures = fraction ? grouped + format.decimal + fraction : grouped;
  const isZero = !/[1-9]/.test(whole + fraction);
  const sign = isZero ? '' : parts[1] ? MINUS : signed ? '+' : '';
  const around = (text: string) => text.replaceAll('¤', () => format.symbol);
  return sign + around(pattern.before) + figures + around(pattern.after);
}
