import type { ApiError } from '@lobby/api-client';
import type { Problem } from '../../problems/problems';

export interface RefusedField {
  name: string;
  type: Problem;
  /** The platform's own words, in the language the call was made in. */
  message?: string;
}

/** Refusals that speak of one field (D1 §8). */
const BY_CODE: Readonly<Record<string, RefusedField>> = {
  'register.username.taken': { name: 'username', type: 'taken' },
  'register.mobile.taken': { name: 'mobileNum', type: 'mobileTaken' },
  'sms.code.wrong': { name: 'verificationCode', type: 'wrongCode' },
  'invitation.code.invalid': { name: 'affiliateCode', type: 'invitation' },
  'captcha.wrong': { name: 'captcha', type: 'wrongCaptcha' },
};

/** The fields of the form that a refusal names, in the form's order; none when it belongs to the form as a whole. */
export function refusedFields(error: ApiError | null, names: readonly string[]): RefusedField[] {
  if (error?.kind !== 'refused') return [];
  const byCode = BY_CODE[error.code ?? ''];
  const named: RefusedField[] = byCode
    ? [byCode]
    : Object.entries(error.details.fields ?? {}).map(([name, message]) => ({
        name,
        type: 'refused',
        message,
      }));
  return names.flatMap((name) => named.filter((field) => field.name === name));
}
