/** Refusals that belong to the field `captcha` of a form: a wrong answer, and a captcha that is due. */
export const CAPTCHA_REFUSALS = {
  'captcha.wrong': 'captcha',
  'login.captcha.required': 'captcha',
} as const;
