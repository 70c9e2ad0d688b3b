import type { FieldErrorCode } from '../field-errors/field-error';
import { text } from '../field-errors/field-schemas';
import { phoneDigits, phoneError, smsCodeError } from '../field-errors/phone';
import type { FormField } from './form-field';

/** What a value breaks of a rule; an optional empty field passes (D1 §5). */
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

/** Text under a rule of the platform; spaces around it are not sent. `missing` names the error of an empty field. */
export const ruledText = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => {
    const value = typed.trim();
    return value === '' && missing ? missing : ruleError(rule, value);
  }, trim);

/** A secret under a rule of the platform, sent as it was typed. */
export const ruledSecret = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => (typed === '' && missing ? missing : ruleError(rule, typed)));

/** A mobile number under a rule of the platform, sent as digits; may be empty where the rule says so. */
export const mobileText = (rule: FormField, mayBeEmpty = false) =>
  text((typed) => {
    if (mayBeEmpty && typed.trim() === '') return null;
    return phoneError(typed) ?? ruleError(rule, phoneDigits(typed));
  }, phoneDigits);

/** A code from an SMS under a rule of the platform. */
export const smsCodeText = (rule: FormField) =>
  text((typed) => smsCodeError(typed) ?? ruleError(rule, typed.trim()), trim);
