import type { Resolver } from 'react-hook-form';
import { captchaProblem } from '../../problems/captcha-problem';
import { toResult } from '../../problems/to-result';

export interface PasswordLoginValues {
  userName: string;
  password: string;
  captcha: string;
  remember: boolean;
}

/** The captcha counts only where it is shown (D1 §5). */
export function passwordLoginResolver(captchaShown: boolean): Resolver<PasswordLoginValues> {
  return (values) =>
    toResult(values, {
      userName: values.userName.trim() === '' ? 'userNameRequired' : null,
      password: values.password === '' ? 'passwordRequired' : null,
      captcha: captchaShown ? captchaProblem(values.captcha) : null,
    });
}
