import type { FieldErrorCode } from '../field-errors/field-error';
import { text } from '../field-errors/field-schemas';
import { phoneDigits, phoneError, smsCodeError } from '../field-errors/phone';
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

/** Schema of a text with a rule, trimmed. `missing` is the error of an empty field, even if it is optional. */
export const ruledText = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => {
    const value = typed.trim();
    return value === '' && missing ? missing : ruleError(rule, value);
  }, trim);

/** Schema of a secret with a rule; not trimmed. `missing` as in `ruledText`. */
export const ruledSecret = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => (typed === '' && missing ? missing : ruleError(rule, typed)));

/** Schema of a mobile number with a rule, reduced to digits; `optional` accepts an empty field. */
export const mobileText = (rule: FormField, optional = false) =>
  text((typed) => {
    if (optional && typed.trim() === '') return null;
    return phoneError(typed) ?? ruleError(rule, phoneDigits(typed));
  }, phoneDigits);

/** Schema of a code from an SMS with a rule, trimmed. */
export const smsCodeText = (rule: FormField) =>
  text((typed) => smsCodeError(typed) ?? ruleError(rule, typed.trim()), trim);
