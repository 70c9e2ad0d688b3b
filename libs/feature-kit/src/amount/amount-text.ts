import type { Amount, CurrencyFormat } from '@lobby/core';

type Separators = Pick<CurrencyFormat, 'pattern' | 'grouping' | 'decimal'>;

/** Digits after the point that the currency has. */
const fractionDigits = ({ pattern }: Separators) => /[.]([#0]+)/.exec(pattern)?.[1]?.length ?? 0;

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** Where the fraction of a text that is being typed begins; a separator of any kind at the end begins one. */
function typedPoint(text: string, { decimal }: Separators): number {
  const own = text.indexOf(decimal);
  return own < 0 && /[.,]$/.test(text) ? text.length - 1 : own;
}

/** Where the fraction of a pasted text begins: at its last separator, unless that can only group thousands. */
function pastedPoint(text: string, format: Separators): number {
  const last = /[.,](?=\d*$)/.exec(text);
  if (!last) return -1;
  const isOwn = last[0] === format.decimal && fractionDigits(format) > 0;
  return text.length - last.index === 4 && !isOwn ? -1 : last.index;
}

/** The decimal string of a text: digits before `point`, and as many after it as the currency has. */
function decimalAt(text: string, point: number, format: Separators): Amount {
  const places = fractionDigits(format);
  const whole = digitsOf(point < 0 ? text : text.slice(0, point)).replace(/^0+(?=\d)/, '');
  if (point < 0 || places === 0) return whole;
  return `${whole || '0'}.${digitsOf(text.slice(point)).slice(0, places)}`;
}

/** Full-width digits of Asian keyboards count. */
const plain = (text: string) => text.normalize('NFKC').trim();

/** The amount of a text that is being typed; it ends in a point where a fraction is only begun. */
export function typedAmount(typed: string, format: Separators): Amount {
  const text = plain(typed);
  return decimalAt(text, typedPoint(text, format), format);
}

/** The amount of a pasted text, whatever language it is written in. */
export function pastedAmount(pasted: string, format: Separators): Amount {
  const text = plain(pasted).replaceAll(/[^\d.,]/g, '');
  return decimalAt(text, pastedPoint(text, format), format);
}

/** What a field shows of an amount: grouped as the currency is. */
export function shownAmount(amount: Amount, { grouping, decimal }: Separators): string {
  const [whole = '', fraction] = amount.split('.');
  const figures = whole.replaceAll(/\B(?=(\d{3})+$)/g, () => grouping);
  return fraction === undefined ? figures : figures + decimal + fraction;
}

/** Orders amounts exactly: below zero where the first is smaller. */
export function compareAmounts(one: Amount, other: Amount): number {
  const [[wholeA = '', partA = ''], [wholeB = '', partB = '']] = [one.split('.'), other.split('.')];
  const length = Math.max(partA.length, partB.length);
  const a = BigInt(wholeA + partA.padEnd(length, '0') || '0');
  const b = BigInt(wholeB + partB.padEnd(length, '0') || '0');
  return a < b ? -1 : Number(a > b);
}
