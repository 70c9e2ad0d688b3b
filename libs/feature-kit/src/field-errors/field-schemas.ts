import * as z from 'zod/mini';
import { fieldErrorLabel, type FieldErrorCode, type FindError } from './field-error';

/**
 * A text field: `find` names what is wrong with what was typed, `clean` makes of it what is sent.
 * Its error does not keep other fields or the whole form from being checked.
 */
export function text(find: FindError, clean: (typed: string) => string = (typed) => typed) {
  return z.string().check((payload) => {
    const code = find(payload.value);
    if (code === null) payload.value = clean(payload.value);
    else {
      payload.issues.push({
        code: 'custom',
        input: payload.value,
        message: fieldErrorLabel(code),
        continue: true,
      });
    }
  });
}

const trim = (typed: string) => typed.trim();

/** Text that must not be empty; `missing` names the error. Spaces around it are not sent. */
export const requiredText = (missing: FieldErrorCode = 'required') =>
  text((typed) => (typed.trim() === '' ? missing : null), trim);

/** Any text; of a field that is not shown. */
export const anyText = z.string();

/** Digits of the picture: required, numeric, at most six (D1 §5); anything while the captcha is not shown. */
export const captchaText = (shown: boolean) => (shown ? text(captchaError, trim) : anyText);

export function captchaError(typed: string): FieldErrorCode | null {
  const digits = typed.trim();
  if (digits === '') return 'captchaRequired';
  return /^\d{1,6}$/.test(digits) ? null : 'captchaDigits';
}

/** E-mail addresses are shorter than this (D1 §9). */
const EMAIL_BELOW = 255;

/** One at, something on both sides, a dot in the host, no spaces. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

export function emailError(typed: string): FieldErrorCode | null {
  const address = typed.trim();
  if (address === '') return 'emailRequired';
  return address.length < EMAIL_BELOW && EMAIL.test(address) ? null : 'emailFormat';
}

/** An e-mail address (D1 §5). */
export const emailText = text(emailError, trim);

/** Refuses a confirmation that is empty or differs from the password (D1 §5). */
export function confirmationError(password: string, confirmation: string): FieldErrorCode | null {
  if (confirmation === '') return 'confirmRequired';
  return confirmation === password ? null : 'mismatch';
}

interface ConfirmedPayload {
  value: Readonly<Record<string, unknown>>;
  issues: z.core.ParsePayload['issues'];
}

/** Check of a whole form: `confirmPassword`, where there is one, repeats `password`. */
export function confirmed({ value, issues }: ConfirmedPayload): void {
  const { password, confirmPassword } = value;
  if (confirmPassword === undefined) return;
  const code = confirmationError(String(password), String(confirmPassword));
  if (!code) return;
  const message = fieldErrorLabel(code);
  issues.push({ code: 'custom', input: '', path: ['confirmPassword'], message, continue: true });
}
