import type { Resolver } from 'react-hook-form';
import { captchaProblem } from '../../problems/captcha-problem';
import { codeProblem, phoneDigits, phoneProblem } from '../../problems/phone-problem';
import { toResult } from '../../problems/to-result';
import { fieldProblem } from '../../registration/fields/field-problem';
import type { FormField } from '../../registration/fields/form-fields';

export interface SmsLoginValues {
  mobile: string;
  code: string;
  captcha: string;
  remember: boolean;
}

/** The server's rules of a login by SMS (D1 §5). */
export interface SmsLoginRules {
  mobile: FormField;
  code: FormField;
}

/** Number and code by our rules first, then by the server's; the captcha where it is shown (D1 §5). */
export function smsLoginResolver(
  { mobile, code }: SmsLoginRules,
  captchaShown: boolean,
): Resolver<SmsLoginValues> {
  return (values) =>
    toResult(values, {
      mobile: phoneProblem(values.mobile) ?? fieldProblem(mobile, phoneDigits(values.mobile)),
      code: codeProblem(values.code) ?? fieldProblem(code, values.code.trim()),
      captcha: captchaShown ? captchaProblem(values.captcha) : null,
    });
}
