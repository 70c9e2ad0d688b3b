import type { FieldErrorCode } from '../field-errors/field-error';
import { text } from '../field-errors/field-schemas';
import { codeText, nationalNumber, phoneError, smsCodeError } from '../field-errors/phone';
import type { Dialing } from '../sms/dialing';
import type { FormField } from './form-field';

/** Returns the first violation of a rule by a text, in composed letters as it is sent; an empty optional field is valid (D1 §5). */
export function ruleError(
  { required, minLength, maxLength, matches }: FormField,
  typed: string,
): FieldErrorCode | null {
  const value = typed.normalize('NFC');
  if (value === '') return required ? 'required' : null;
  if (minLength !== undefined && value.length < minLength) return 'tooShort';
  if (value.length > maxLength) return 'tooLong';
  return matches && !matches(value) ? 'pattern' : null;
}

const trim = (typed: string) => typed.trim();

/**
 * Schema of a text with a rule, transformed by `clean`; default: trimmed. `missing` is the error of an empty field, even
 * if it is optional.
 */
export const ruledText = (rule: FormField, missing?: FieldErrorCode, clean = trim) =>
  text((typed) => {
    const value = clean(typed);
    return value === '' && missing ? missing : ruleError(rule, value);
  }, clean);

/** Returns the error of a password. If only white space breaks the pattern, the error is `blanks`. */
function secretError(rule: FormField, typed: string): FieldErrorCode | null {
  const error = ruleError(rule, typed);
  const bare = typed.replaceAll(/\s/g, '');
  return error === 'pattern' && rule.matches?.(bare) && bare !== typed ? 'blanks' : error;
}

/** Schema of a secret with a rule; not trimmed. `missing` as in `ruledText`. */
export const ruledSecret = (rule: FormField, missing?: FieldErrorCode) =>
  text((typed) => (typed === '' && missing ? missing : secretError(rule, typed)));

/**
 * Schema of a mobile number, transformed to its national format; `optional` accepts an empty field. The rule applies to
 * numbers of the brand's country; others are checked for the length of their calling code.
 */
export function mobileText(rule: FormField, dialing: Pick<Dialing, 'of'>, optional = false) {
  const mobileLength = rule.inputLength;
  return text(
    (typed) => {
      if (optional && typed.trim() === '') return null;
      const { code, abroad } = dialing.of(typed);
      const error = phoneError(typed, code, { abroad, mobileLength });
      if (error !== null || abroad) return error;
      return ruleError(rule, nationalNumber(typed, code).replace(/^\+/, ''));
    },
    (typed) => nationalNumber(typed, dialing.of(typed).code),
  );
}

/** Schema of a code from an SMS with a rule, reduced to its digits. */
export const smsCodeText = (rule: FormField) =>
  text(
    (typed) => smsCodeError(typed, rule.inputLength) ?? ruleError(rule, codeText(typed)),
    codeText,
  );
