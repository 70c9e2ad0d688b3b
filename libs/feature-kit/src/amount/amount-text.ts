import { subtractAmounts, toAmount, toUnits, type Amount, type CurrencyFormat } from '@lobby/core';

type Separators = Pick<CurrencyFormat, 'pattern' | 'grouping' | 'decimal'>;
type Unit = Separators & Partial<Pick<CurrencyFormat, 'symbol'>>;

/** Decimal places of the currency, at most 8 as on the wire. */
export const fractionDigits = ({ pattern }: Separators): number =>
  /[.]([#0]{1,8})/.exec(pattern)?.[1]?.length ?? 0;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Index of the decimal separator in typed text; a trailing separator of any kind counts. -1 without one. */
function typedPoint(text: string, { decimal }: Separators): number {
  const own = text.indexOf(decimal);
  return own < 0 && /[.,]$/.test(text) ? text.length - 1 : own;
}

/** Whole number in groups of thousands; Indian groups before the last one have two digits. */
const GROUPED = /^\d{1,3}([.,])(?:\d{2,3}\1)*\d{3}$/;

/**
 * Index of the decimal separator in pasted text: the last separator, unless it groups thousands. -1 without one,
 * undefined for text that is no number.
 */
function pastedPoint(text: string, format: Separators): number | undefined {
  const at = text.search(/[.,]\d*$/);
  if (at < 0) return -1;
  const mark = text.charAt(at);
  const whole = text.slice(0, at);
  const isRepeated = whole.includes(mark);
  const isOwn = mark === format.decimal && fractionDigits(format) > 0;
  if (GROUPED.test(text) && (isRepeated || !isOwn)) return -1;
  return /^\d*$/.test(whole) || (GROUPED.test(whole) && !isRepeated) ? at : undefined;
}

/** Decimal string: digits before `point` and up to the currency's decimal places after it. */
function decimalAt(text: string, point: number, format: Separators): Amount {
  const places = fractionDigits(format);
  const whole = digitsOf(point < 0 ? text : text.slice(0, point)).replace(/^0+(?=\d)/, '');
  if (point < 0 || places === 0) return whole;
  return `${whole || '0'}.${digitsOf(text.slice(point)).slice(0, places)}`;
}

/**
 * Normalizes full-width digits of Asian keyboards, and drops the unit's symbol at the end. Keeps superscripts, fractions
 * and the like: they are no digits.
 */
function plain(typed: string, { symbol = '' }: Unit): string {
  const text = (/[\p{No}\p{So}]/u.test(typed) ? typed : typed.normalize('NFKC')).trim();
  return text.endsWith(symbol) ? text.slice(0, text.length - symbol.length).trimEnd() : text;
}

/** Digits and separators, with the currency's symbol or name before or after. */
const WRITTEN = /^[\p{L}\p{Sc}\s]*(?:\d[\d.,\s'’]*|[.,]\d*)[\p{L}\p{Sc}.\s]*$/u;

/** Whether a text can be parsed as an amount: no sign, no exponent, no letters or foreign digits among its digits. */
function isWritten(text: string, format: Separators): boolean {
  if (text === '') return true;
  // `0.5` typed in a currency without decimals, or with `,` as its decimal separator, is no amount.
  const foreignFraction = /^\D*0[.,]\d/.test(text) && !text.includes(`0${format.decimal}`);
  const lostFraction = /^\D*0[.,]\d/.test(text) && fractionDigits(format) === 0;
  return WRITTEN.test(text) && !foreignFraction && !lostFraction;
}

/** Whether a value is a decimal string, complete or being typed; any other value is the text as typed. */
export const isAmount = (value: string): boolean => /^\d+(?:\.\d*)?$/.test(value);

/** Amount of typed text; ends in a point while the fraction is empty. Returns other text unchanged. */
export function typedAmount(typed: string, format: Unit): Amount {
  const text = plain(typed, format);
  if (!isWritten(text, format)) return typed;
  return decimalAt(text, typedPoint(text, format), format);
}

/** Amount of pasted text in any locale's format. Returns other text trimmed. */
export function pastedAmount(pasted: string, format: Unit): Amount {
  const written = plain(pasted, format);
  const text = written.replaceAll(/[^\d.,]/g, '').replace(/[.,]+$/, '');
  const point = isWritten(written, format) ? pastedPoint(text, format) : undefined;
  return point === undefined ? pasted.trim() : decimalAt(text, point, format);
}

/** Formats an amount for the field, with the currency's separators; returns other text unchanged. */
export function shownAmount(amount: Amount, { grouping, decimal }: Separators): string {
  if (!isAmount(amount)) return amount;
  const [whole = '', fraction] = amount.split('.');
  const figures = whole.replaceAll(/\B(?=(\d{3})+$)/g, () => grouping);
  return fraction === undefined ? figures : figures + decimal + fraction;
}

/** Canonical decimal string for sending: no leading or trailing zeros, no trailing point. */
export function exactAmount(written: string): Amount {
  const amount = written.replace(/[.]$/, '');
  const units = toUnits(amount);
  return units === undefined ? amount : toAmount(units);
}

/** Compares decimal strings exactly: -1, 0 or 1. */
export function compareAmounts(one: Amount, other: Amount): number {
  const [[wholeA = '', partA = ''], [wholeB = '', partB = '']] = [one.split('.'), other.split('.')];
  const length = Math.max(partA.length, partB.length);
  const a = BigInt(wholeA + partA.padEnd(length, '0') || '0');
  const b = BigInt(wholeB + partB.padEnd(length, '0') || '0');
  return a < b ? -1 : Number(a > b);
}

/** Share of an amount in whole per cent, 0 to 100; 100 if `whole` is zero. */
export function percentOf(part: Amount, whole: Amount): number {
  const all = toUnits(whole) ?? 0n;
  if (all === 0n) return 100;
  return Math.min(100, Number(((toUnits(part) ?? 0n) * 100n) / all));
}

/** `whole` less `used`, at least zero. */
export const remainingAmount = (whole: Amount, used: Amount): Amount =>
  compareAmounts(whole, used) > 0 ? subtractAmounts(whole, used) : '0';

/** The smallest of several amounts. */
export const leastAmount = (first: Amount, ...others: readonly Amount[]): Amount =>
  others.reduce((least, amount) => (compareAmounts(amount, least) < 0 ? amount : least), first);

/** The smallest unit of a currency, `0.01`; `1` while the currency is unknown. */
export const leastUnit = (currency: CurrencyFormat | undefined): Amount => {
  const digits = currency ? fractionDigits(currency) : 0;
  return digits === 0 ? '1' : `0.${'1'.padStart(digits, '0')}`;
};
