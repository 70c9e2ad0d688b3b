import { captchaText, mobileText, smsCodeText, type RuleOf } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** A login by a code sent to a phone; the captcha counts only where it is shown (D1 §5). */
export const smsLogin = (rule: RuleOf, captchaShown: boolean) =>
  z.object({
    mobile: mobileText(rule('loginMobileNum')),
    code: smsCodeText(rule('verificationCode')),
    captcha: captchaText(captchaShown),
    remember: z.boolean(),
  });
