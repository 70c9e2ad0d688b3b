import * as z from 'zod/mini';
import { DOCUMENTED_LIMITS } from '@lobby/api-client';
import { codeText, isDigits } from './phone';
import { fieldErrorLabel, type FieldErrorCode, type FindError } from './field-error';

/**
 * Schema of a text field: `find` returns its error, `clean` transforms a valid value before it is sent.
 * Issues do not stop other checks of the form.
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

/** Required text, trimmed; `missing` is the error if it is empty. */
export const requiredText = (missing: FieldErrorCode = 'required') =>
  text((typed) => (typed.trim() === '' ? missing : null), trim);

/** Unchecked text, for fields that are not shown. */
export const anyText = z.string();

/**
 * Captcha answer: required, digits, at most `most`, the settings' limit or six (D1 §5); unchecked while no captcha is
 * shown.
 */
export const captchaText = (shown: boolean, most: number = DOCUMENTED_LIMITS.captchaLength) =>
  shown ? text((typed) => captchaError(typed, most), codeText) : anyText;

/** Returns the error of a captcha answer. */
function captchaError(typed: string, most: number): FieldErrorCode | null {
  const digits = codeText(typed);
  if (digits === '') return 'captchaRequired';
  return isDigits(digits, most) ? null : 'captchaDigits';
}

/** Exclusive limit of an e-mail address's length (D1 §9). */
const EMAIL_LENGTH_LIMIT = 255;

/** `local@host.tld`: one `@`, a dot in the host, no white space. */
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Returns the error of an e-mail address; ignores white space around it. */
export function emailError(typed: string): FieldErrorCode | null {
  const address = typed.trim();
  if (address === '') return 'emailRequired';
  return address.length < EMAIL_LENGTH_LIMIT && EMAIL.test(address) ? null : 'emailFormat';
}

/** Required e-mail address, trimmed (D1 §5). */
export const emailText = text(emailError, trim);

/** Returns the error of a confirmation that is empty or differs from the password (D1 §5). */
function confirmationError(password: string, confirmation: string): FieldErrorCode | null {
  if (confirmation === '') return 'confirmRequired';
  return confirmation.normalize('NFC') === password.normalize('NFC') ? null : 'mismatch';
}

interface ConfirmedPayload {
  value: Readonly<Record<string, unknown>>;
  issues: z.core.ParsePayload['issues'];
}

/** Check of a form's object schema: `confirmPassword`, if present, must equal `password`. */
export function confirmed({ value, issues }: ConfirmedPayload): void {
  const { password, confirmPassword } = value;
  if (confirmPassword === undefined) return;
  const code = confirmationError(String(password), String(confirmPassword));
  if (!code) return;
  const message = fieldErrorLabel(code);
  issues.push({ code: 'custom', input: '', path: ['confirmPassword'], message, continue: true });
}
