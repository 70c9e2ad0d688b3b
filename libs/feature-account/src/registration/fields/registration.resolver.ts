import type { Resolver } from 'react-hook-form';
import { captchaProblem } from '../../problems/captcha-problem';
import { codeProblem, phoneDigits, phoneProblem } from '../../problems/phone-problem';
import type { Problem } from '../../problems/problems';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from './field-problem';
import type { FormField } from './form-fields';

/** Every value is text; which there are, the server's rules decide. */
export type RegistrationValues = Record<string, string>;

type Check = (field: FormField, values: RegistrationValues) => Problem | null;

/** As it is meant: without the spaces around it, a number without the signs in it, a secret as it was typed. */
export function valueOf({ name, known }: FormField, values: RegistrationValues): string {
  const typed = values[name] ?? '';
  if (known?.secret || name === 'confirmPassword') return typed;
  return name === 'mobileNum' ? phoneDigits(typed) : typed.trim();
}

const byRule: Check = (field, values) => fieldProblem(field, valueOf(field, values));

/** A number first of all, and then what the server rules of numbers. */
const mobileProblem: Check = (field, values) => {
  const typed = values['mobileNum'] ?? '';
  const empty = typed.trim() === '';
  if (empty && !field.required) return null;
  return phoneProblem(typed) ?? byRule(field, values);
};

/** Must be there and equal the password (D1 §5). */
const confirmProblem: Check = (_, { password, confirmPassword }) => {
  if (!confirmPassword) return 'confirmRequired';
  return confirmPassword === password ? null : 'mismatch';
};

/** Fields that are more than a value under a rule. */
const CHECKS: Readonly<Record<string, Check>> = {
  mobileNum: mobileProblem,
  confirmPassword: confirmProblem,
  verificationCode: (field, values) =>
    codeProblem(values['verificationCode'] ?? '') ?? byRule(field, values),
};

/** Checks a registration by the server's rules. */
export function registrationResolver(
  fields: readonly FormField[],
  captcha: boolean,
): Resolver<RegistrationValues> {
  return (values) => {
    const own = fields.map((field) => [field.name, (CHECKS[field.name] ?? byRule)(field, values)]);
    return toResult(values, {
      ...Object.fromEntries(own),
      captcha: captcha ? captchaProblem(values['captcha'] ?? '') : null,
    });
  };
}
