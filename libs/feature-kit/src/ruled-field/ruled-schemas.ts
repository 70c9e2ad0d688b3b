import type { FieldErrorCode } from '../field-errors/field-error';
import { text } from '../field-errors/field-schemas';
import { codeText, nationalNumber, phoneError, smsCodeError } from '../field-errors/phone';
import type { FormField } from './form-field';

/** Returns the first violation of a rule; an empty optional field is valid (D1 §5). */
export function ruleError(
  { required, minLength, maxLength, matches }: FormField,
  value: string,
): FieldErrorCode | null {
  if (value === '') return required ? 'required' : null;
  if (minLength !== undefined && value.length < minLength) return 'tooShort';
  if (value.length > maxLength) return 'tooLong';
  return matches && !matches(value) ? 'pattern' : null;
}

const trim = (typed: string) => typed.trim();

/**
 * Schema of a text with a rule, trimmed or cleaned in another way. `missing` is the error of an empty field, even if it
 * is optional.
 */
export const ruledText = (rule: FormField, missing?: FieldErrorCode, clean = trim) =>
  text((typed) => {
    const value = clean(typed);
    return value === '' && missing ? missing : ruleError(rule, value);
  }, clean);

/** Schema of a secret with a rule; not trimmed. `missing` as in `ruledText`. */
export const ruledSecret = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => (typed === '' && missing ? missing : ruleError(rule, typed)));

/**
 * Schema of a mobile number with a rule, reduced to its digits within the country of `dialingCode`; `optional` accepts
 * an empty field.
 */
export function mobileText(rule: FormField, dialingCode: string | undefined, optional = false) {
  const national = (typed: string) => nationalNumber(typed, dialingCode);
  return text((typed) => {
    if (optional && typed.trim() === '') return null;
    return phoneError(typed, dialingCode) ?? ruleError(rule, national(typed).replace(/^\+/, ''));
  }, national);
}

/** Schema of a code from an SMS with a rule, reduced to its digits. */
export const smsCodeText = (rule: FormField) =>
  text((typed) => smsCodeError(typed) ?? ruleError(rule, codeText(typed)), codeText);
