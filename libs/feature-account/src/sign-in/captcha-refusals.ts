/** `refusals` of a form with a field `captcha`: a wrong answer, and a captcha that is required. */
export const CAPTCHA_REFUSALS = {
  'captcha.wrong': 'captcha',
  'login.captcha.required': 'captcha',
} as const;
