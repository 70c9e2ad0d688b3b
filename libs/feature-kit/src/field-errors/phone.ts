import { DOCUMENTED_LIMITS } from '@lobby/api-client';
import type { FieldErrorCode } from './field-error';

/** Least digits of a mobile number; the platform checks the exact length (D1 §5). */
const MIN_DIGITS = 6;

/** Least digits after a calling code without `+`, for countries without an entry in `NATIONAL_DIGITS`. */
const USUAL_SHORTEST = 9;

/** Least and most digits of a mobile number by calling code, without the code and a leading zero. */
const NATIONAL_DIGITS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  1: [10, 10],
  55: [10, 11],
  60: [9, 10],
  63: [10, 10],
  66: [9, 9],
  81: [10, 10],
  84: [9, 10],
  886: [9, 9],
};

/** Normalizes full-width digits, signs and spaces. */
const halfWidth = (text: string) => text.normalize('NFKC');

/** Characters between the digits of a number or code, with invisible marks, the minus sign and the long vowel of kana. */
const SEPARATORS = /[\s().\p{Cf}\p{Pd}\u2212\u30fc]/gu;

/** Returns a number or code without its separators. */
export const codeText = (text: string) => halfWidth(text).replaceAll(SEPARATORS, '');

/** Returns the digits after `+` or `00`; undefined for any other text. */
export const internationalDigits = (text: string): string | undefined =>
  /^(?:\+|00)(\d+)$/.exec(codeText(text))?.[1];

/** Returns the digits after the calling code; undefined without it, and if too few follow: a national number may begin with the same digits. */
function afterCallingCode(digits: string, dialingCode: string): string | undefined {
  if (!digits.startsWith(dialingCode)) return undefined;
  const rest = digits.slice(dialingCode.length);
  return rest.length >= (NATIONAL_DIGITS[dialingCode]?.[0] ?? USUAL_SHORTEST) ? rest : undefined;
}

/**
 * Returns a mobile number in national format, for numbers filled in by contacts and password managers:
 * `+84 912 345 601`, `0084912345601` and `84912345601` become `912345601`. Numbers of other countries keep their plus
 * sign; while the calling code is unknown, all do.
 */
export function nationalNumber(text: string, dialingCode?: string): string {
  const typed = codeText(text);
  const international = internationalDigits(text);
  if (dialingCode === undefined) return international === undefined ? typed : `+${international}`;
  if (international === undefined) return afterCallingCode(typed, dialingCode) ?? typed;
  return international.startsWith(dialingCode)
    ? international.slice(dialingCode.length)
    : `+${international}`;
}

/** Options of `phoneError`. */
interface PhoneRule {
  /** Not of the brand's country: checks the length for its calling code. */
  abroad?: boolean;
  /** Most digits. */
  mobileLength?: number;
}

/** Returns the error of a mobile number: digits, with or without the calling code. */
export function phoneError(
  text: string,
  dialingCode?: string,
  { abroad = false, mobileLength = DOCUMENTED_LIMITS.mobileLength }: PhoneRule = {},
): FieldErrorCode | null {
  if (text.trim() === '') return 'mobileRequired';
  const number = nationalNumber(text, dialingCode);
  const isNumber = (dialingCode ? /^\d+$/ : /^\+?\d+$/).test(number);
  const [least, most] = (abroad && NATIONAL_DIGITS[dialingCode ?? '']) || [MIN_DIGITS, Infinity];
  const { length } = abroad ? number.replace(/^0+/, '') : number;
  const fits = length >= least && length <= most && number.length <= mobileLength;
  return isNumber && fits ? null : 'mobileFormat';
}

/** Returns the error of an SMS code: digits, at most `most`, the settings' limit or ten (D1 §5). */
export function smsCodeError(
  text: string,
  most: number = DOCUMENTED_LIMITS.smsCodeLength,
): FieldErrorCode | null {
  const code = codeText(text);
  if (code === '') return 'codeRequired';
  return isDigits(code, most) ? null : 'codeDigits';
}

/** Whether a text is one to `most` digits. */
export const isDigits = (text: string, most: number) => /^\d+$/.test(text) && text.length <= most;
