import { captchaText, ruledSecret, ruledText, type RuleOf } from '@lobby/feature-kit';
import * as z from 'zod/mini';

/** A login by user name; the captcha counts only where it is shown (D1 §5). */
export const passwordLogin = (rule: RuleOf, captchaShown: boolean) =>
  z.object({
    userName: ruledText(rule('loginUsername'), 'userNameRequired'),
    password: ruledSecret(rule('loginPassword'), 'passwordRequired'),
    captcha: captchaText(captchaShown),
    remember: z.boolean(),
  });
