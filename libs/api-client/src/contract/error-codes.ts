/** Every error code of the platform, with the HTTP status it travels with (D1 §8). */
export const ERROR_CODES = {
  'login.not.session': 401,
  'login.wrong': 200,
  'login.captcha.required': 200,
  'login.account.locked': 200,
  'login.no.permission': 200,
  'login.member.only': 200,
  'login.agent.only': 200,
  'captcha.wrong': 200,
  'register.username.taken': 200,
  'register.field.invalid': 200,
  'register.closed': 200,
  'invitation.code.invalid': 200,
  'account.no.permission': 200,
  'function.not.available': 400,
  request_param_err: 400,
  'body.unreadable': 400,
  'not.found': 404,
  'too.many.requests': 429,
  'system.maintenance': 503,
  'system.region': 403,
  'system.busy': 500,
  'game.not.found': 200,
  'game.maintenance': 200,
  'wallet.insufficient': 200,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERROR_CODES, value);
}
