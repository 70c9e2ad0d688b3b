import type { Amount, CurrencyFormat } from '@lobby/core';

type Separators = Pick<CurrencyFormat, 'pattern' | 'grouping' | 'decimal'>;

/** Decimal places of the currency. */
export const fractionDigits = ({ pattern }: Separators): number =>
  /[.]([#0]+)/.exec(pattern)?.[1]?.length ?? 0;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Index of the decimal separator in typed text; a trailing separator of any kind counts. -1 without one. */
function typedPoint(text: string, { decimal }: Separators): number {
  const own = text.indexOf(decimal);
  return own < 0 && /[.,]$/.test(text) ? text.length - 1 : own;
}

/** Index of the decimal separator in pasted text: the last separator, unless it groups thousands. -1 without one. */
function pastedPoint(text: string, format: Separators): number {
  const last = /[.,](?=\d*$)/.exec(text);
  if (!last) return -1;
  const isOwn = last[0] === format.decimal && fractionDigits(format) > 0;
  return text.length - last.index === 4 && !isOwn ? -1 : last.index;
}

/** Decimal string: digits before `point` and up to the currency's decimal places after it. */
function decimalAt(text: string, point: number, format: Separators): Amount {
  const places = fractionDigits(format);
  const whole = digitsOf(point < 0 ? text : text.slice(0, point)).replace(/^0+(?=\d)/, '');
  if (point < 0 || places === 0) return whole;
  return `${whole || '0'}.${digitsOf(text.slice(point)).slice(0, places)}`;
}

/** Normalizes full-width digits of Asian keyboards. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** Amount of typed text; ends in a point while the fraction is empty. */
export function typedAmount(typed: string, format: Separators): Amount {
  const text = plain(typed);
  return decimalAt(text, typedPoint(text, format), format);
}

/** Amount of pasted text in any locale's format. */
export function pastedAmount(pasted: string, format: Separators): Amount {
  const text = plain(pasted).replaceAll(/[^\d.,]/g, '');
  return decimalAt(text, pastedPoint(text, format), format);
}

/** Formats an amount for the field, with the currency's separators. */
export function shownAmount(amount: Amount, { grouping, decimal }: Separators): string {
  const [whole = '', fraction] = amount.split('.');
  const figures = whole.replaceAll(/\B(?=(\d{3})+$)/g, () => grouping);
  return fraction === undefined ? figures : figures + decimal + fraction;
}

/** Compares decimal strings exactly: -1, 0 or 1. */
export function compareAmounts(one: Amount, other: Amount): number {
  const [[wholeA = '', partA = ''], [wholeB = '', partB = '']] = [one.split('.'), other.split('.')];
  const length = Math.max(partA.length, partB.length);
  const a = BigInt(wholeA + partA.padEnd(length, '0') || '0');
  const b = BigInt(wholeB + partB.padEnd(length, '0') || '0');
  return a < b ? -1 : Number(a > b);
}
