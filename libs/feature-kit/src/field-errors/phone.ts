import type { FieldErrorCode } from './field-error';

/** Longest mobile number (D1 §9). */
export const MOBILE_MAX_LENGTH = 20;
/** Shortest mobile number, a lower bound; the platform checks the exact length (D1 §5). */
const MIN_DIGITS = 6;

/** Returns the digits of a mobile number, as sent to the platform. */
export const phoneDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, MOBILE_MAX_LENGTH);

/** Returns the error of a mobile number: digits, optionally with spaces, `+`, `-`, `.` and parentheses. */
export function phoneError(text: string): FieldErrorCode | null {
  const typed = text.trim();
  if (typed === '') return 'mobileRequired';
  const digits = typed.replaceAll(/[\s().+-]/g, '');
  const valid = /^\d+$/.test(digits) && digits.length >= MIN_DIGITS;
  return valid && typed.length <= MOBILE_MAX_LENGTH ? null : 'mobileFormat';
}

/** Returns the error of a code from an SMS: one to ten digits (D1 §5). */
export function smsCodeError(text: string): FieldErrorCode | null {
  const typed = text.trim();
  if (typed === '') return 'codeRequired';
  return /^\d{1,10}$/.test(typed) ? null : 'codeDigits';
}
