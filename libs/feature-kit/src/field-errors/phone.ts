import type { FieldErrorCode } from './field-error';

/** D1 §9 */
export const MOBILE_MAX_LENGTH = 20;
/** Fewest digits of a mobile number; the exact bounds are the platform's to hold (D1 §5). */
const FEWEST_DIGITS = 6;

/** The digits of a mobile number, as it is sent. */
export const phoneDigits = (text: string) => text.replaceAll(/\D/g, '').slice(0, MOBILE_MAX_LENGTH);

/** A mobile number before a code is requested: digits, with or without the signs people write among them. */
export function phoneError(text: string): FieldErrorCode | null {
  const typed = text.trim();
  if (typed === '') return 'mobileRequired';
  const digits = typed.replaceAll(/[\s().+-]/g, '');
  const good = /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS;
  return good && typed.length <= MOBILE_MAX_LENGTH ? null : 'mobileFormat';
}

/** A code from an SMS: numeric, at most ten digits (D1 §5). */
export function smsCodeError(text: string): FieldErrorCode | null {
  const typed = text.trim();
  if (typed === '') return 'codeRequired';
  return /^\d{1,10}$/.test(typed) ? null : 'codeDigits';
}
