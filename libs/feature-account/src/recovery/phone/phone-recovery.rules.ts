import type { Resolver } from 'react-hook-form';
import { codeProblem, phoneDigits, phoneProblem } from '../../problems/phone-problem';
import type { Problem } from '../../problems/problems';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from '../../registration/fields/field-problem';
import type { FormField } from '../../registration/fields/form-fields';

export interface PhoneRecoveryValues {
  mobile: string;
  code: string;
  password: string;
}

/** The server's rules of the three fields. */
export interface PhoneRecoveryRules {
  mobile: FormField;
  code: FormField;
  password: FormField;
}

function mobileProblem(rule: FormField, typed: string): Problem | null {
  const problem = phoneProblem(typed);
  if (problem) return problem;
  return fieldProblem(rule, phoneDigits(typed)) && 'mobileFormat';
}

/** Number, code and password by our rules first, then by the server's (D1 §5). */
export const phoneRecoveryResolver =
  ({ mobile, code, password }: PhoneRecoveryRules): Resolver<PhoneRecoveryValues> =>
  (values) =>
    toResult(values, {
      mobile: mobileProblem(mobile, values.mobile),
      code: codeProblem(values.code) ?? fieldProblem(code, values.code.trim()),
      password: fieldProblem(password, values.password),
    });
