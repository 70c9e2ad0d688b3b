import type { Resolver } from 'react-hook-form';
import { captchaProblem } from '../../problems/captcha-problem';
import type { Problem } from '../../problems/problems';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from './field-problem';
import type { FormField } from './form-fields';

/** Every value is text; which there are, the server's rules decide. */
export type RegistrationValues = Record<string, string>;

/** A secret is what was typed, to the last space; everything else is meant without the spaces around it. */
export function valueOf(field: FormField, values: RegistrationValues): string {
  const typed = values[field.name] ?? '';
  return field.known?.secret ? typed : typed.trim();
}

/** Must be there and equal the password (D1 §5). */
function confirmProblem({ password, confirmPassword }: RegistrationValues): Problem | null {
  if (!confirmPassword) return 'confirmRequired';
  return confirmPassword === password ? null : 'mismatch';
}

/** Checks a registration by the server's rules. */
export function registrationResolver(
  fields: readonly FormField[],
  captcha: boolean,
): Resolver<RegistrationValues> {
  return (values) => {
    const own = fields.map((field) => [field.name, fieldProblem(field, valueOf(field, values))]);
    return toResult(values, {
      ...Object.fromEntries(own),
      confirmPassword: confirmProblem(values),
      captcha: captcha ? captchaProblem(values['captcha'] ?? '') : null,
    });
  };
}
