import type { Resolver } from 'react-hook-form';
import { captchaProblem } from '../../problems/captcha-problem';
import type { Problem } from '../../problems/problems';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from '../../registration/fields/field-problem';
import type { FormField } from '../../registration/fields/form-fields';

export interface PasswordLoginValues {
  userName: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The server's rules of a login (D1 §5). */
export interface LoginRules {
  userName: FormField;
  password: FormField;
}

const held = (rule: FormField, value: string, missing: Problem) =>
  value === '' ? missing : fieldProblem(rule, value);

/** The captcha counts only where it is shown (D1 §5). */
export function passwordLoginResolver(
  { userName, password }: LoginRules,
  captchaShown: boolean,
): Resolver<PasswordLoginValues> {
  return (values) =>
    toResult(values, {
      userName: held(userName, values.userName.trim(), 'userNameRequired'),
      password: held(password, values.password, 'passwordRequired'),
      captcha: captchaShown ? captchaProblem(values.captcha) : null,
    });
}
