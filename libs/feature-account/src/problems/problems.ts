/** What can be wrong with a field, each with its label. Forms keep the problem, never its text. */
export const PROBLEMS = {
  required: 'account:problem.required',
  userNameRequired: 'account:problem.userNameRequired',
  passwordRequired: 'account:problem.passwordRequired',
  emailRequired: 'account:problem.emailRequired',
  emailFormat: 'account:problem.emailFormat',
  samePassword: 'account:password.sameText',
  wrongOldPassword: 'account:problem.wrongOldPassword',
  mobileRequired: 'account:problem.mobileRequired',
  mobileFormat: 'account:problem.mobileFormat',
  codeRequired: 'account:problem.codeRequired',
  codeDigits: 'account:problem.codeDigits',
  wrongCode: 'common:error.smsWrongCode',
  captchaRequired: 'account:problem.captchaRequired',
  captchaDigits: 'account:problem.captchaDigits',
  wrongCaptcha: 'common:error.wrongCaptcha',
  tooShort: 'account:problem.tooShort',
  tooLong: 'account:problem.tooLong',
  pattern: 'account:problem.pattern',
  confirmRequired: 'account:problem.confirmRequired',
  mismatch: 'account:problem.mismatch',
  taken: 'common:error.userNameTaken',
  mobileTaken: 'common:error.mobileTaken',
  invitation: 'common:error.invitationInvalid',
  refused: 'account:problem.refused',
} as const;

export type Problem = keyof typeof PROBLEMS;

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'string' && Object.hasOwn(PROBLEMS, value);
}
