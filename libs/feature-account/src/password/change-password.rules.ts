import type { ApiError } from '@lobby/api-client';
import type { Resolver } from 'react-hook-form';
import type { Problem } from '../problems/problems';
import { toResult } from '../problems/to-result';
import { fieldProblem } from '../registration/fields/field-problem';
import type { FormField } from '../registration/fields/form-fields';

export interface ChangePasswordValues {
  oldPassword: string;
  password: string;
  confirmPassword: string;
}

/** The server's rules of a new password and of one that is in use. */
export interface PasswordRules {
  password: FormField;
  oldPassword: FormField;
}

/** Must be there and equal the new one (D1 §5). */
function confirmProblem({ password, confirmPassword }: ChangePasswordValues): Problem | null {
  if (confirmPassword === '') return 'confirmRequired';
  return confirmPassword === password ? null : 'mismatch';
}

/** Both passwords by the server's rules; the old one only where it is asked for (D1 §5). */
export const changePasswordResolver =
  (rules: PasswordRules, asksOld: boolean): Resolver<ChangePasswordValues> =>
  (values) =>
    toResult(values, {
      oldPassword: asksOld ? fieldProblem(rules.oldPassword, values.oldPassword) : null,
      password: fieldProblem(rules.password, values.password),
      confirmPassword: confirmProblem(values),
    });

/** The platform's names of the fields. */
const OUR_NAMES: Readonly<Record<string, keyof ChangePasswordValues>> = {
  oldPassword: 'oldPassword',
  newPassword: 'password',
  confirmNewPassword: 'confirmPassword',
};

interface RefusedPassword {
  name: keyof ChangePasswordValues;
  type: Problem;
  /** The platform's own words. */
  message?: string;
}

/** The fields a refusal speaks of; none where it belongs to the form as a whole. */
export function refusedPasswords({ kind, code, details }: ApiError): RefusedPassword[] {
  if (kind !== 'refused') return [];
  if (code === 'password.old.wrong') return [{ name: 'oldPassword', type: 'wrongOldPassword' }];
  return Object.entries(details.fields ?? {}).flatMap(([field, message]) => {
    const name = OUR_NAMES[field];
    if (!name) return [];
    return [
      name === 'confirmPassword' ? { name, type: 'mismatch' } : { name, type: 'refused', message },
    ];
  });
}
