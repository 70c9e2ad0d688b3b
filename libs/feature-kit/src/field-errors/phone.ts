import type { FieldErrorCode } from './field-error';

/** Longest mobile number (D1 §9). */
export const MOBILE_MAX_LENGTH = 20;
/** Shortest mobile number, a lower bound; the platform checks the exact length (D1 §5). */
const MIN_DIGITS = 6;

/** Digits of the shortest mobile number after the calling code, where they are not nine. */
const NATIONAL_DIGITS: Readonly<Record<string, number>> = { 1: 10, 55: 10, 63: 10, 81: 10 };

/** Returns a text with digits, signs and spaces of full width as those of a usual keyboard. */
const halfWidth = (text: string) => text.normalize('NFKC');

/** Returns the digits of a code, without what messages put between them: spaces, hyphens, dots. */
export const codeText = (text: string) => halfWidth(text).replaceAll(/[\s.\-–]/g, '');

/** Characters that may stand between the digits of a number. */
const SEPARATORS = /[\s().\-–]/g;

/** Returns what follows the calling code; undefined where the number does not begin with it. */
function afterCallingCode(digits: string, dialingCode: string): string | undefined {
  if (!digits.startsWith(dialingCode)) return undefined;
  const rest = digits.slice(dialingCode.length);
  return rest.length >= (NATIONAL_DIGITS[dialingCode] ?? 9) ? rest : undefined;
}

/**
 * Returns a mobile number as it is dialled within the country, as contacts and password managers do not write it:
 * `+84 912 345 601`, `0084912345601` and `84912345601` are `912345601`. A number of another country keeps its plus
 * sign, and so does any that begins with one while the calling code is unknown.
 */
export function nationalNumber(text: string, dialingCode?: string): string {
  const typed = halfWidth(text).replaceAll(SEPARATORS, '');
  const international = /^(?:\+|00)(\d+)$/.exec(typed)?.[1];
  const rest = dialingCode && afterCallingCode(international ?? typed, dialingCode);
  return rest ?? (international === undefined ? typed : `+${international}`);
}

/** Returns the error of a mobile number: digits, with or without the calling code of the brand's country. */
export function phoneError(text: string, dialingCode?: string): FieldErrorCode | null {
  if (text.trim() === '') return 'mobileRequired';
  const number = nationalNumber(text, dialingCode);
  const valid = (dialingCode ? /^\d+$/ : /^\+?\d+$/).test(number) && number.length >= MIN_DIGITS;
  return valid && number.length <= MOBILE_MAX_LENGTH ? null : 'mobileFormat';
}

/** Returns the error of a code from an SMS: one to ten digits (D1 §5). */
export function smsCodeError(text: string): FieldErrorCode | null {
  const code = codeText(text);
  if (code === '') return 'codeRequired';
  return /^\d{1,10}$/.test(code) ? null : 'codeDigits';
}
