import type commonEn from '../labels/en.json';

type ErrorKey = Extract<keyof typeof commonEn, `error.${string}`>;

/** What an error label is chosen by; an `ApiError` fits. */
interface Failure {
  kind: string;
  code?: string | undefined;
}

/** Platform codes with a text of their own (D1 §8). */
const BY_CODE: Readonly<Record<string, ErrorKey>> = {
  'login.not.session': 'error.signedOut',
  'login.wrong': 'error.wrongLogin',
  'login.captcha.required': 'error.captchaRequired',
  'captcha.wrong': 'error.wrongCaptcha',
  'login.account.locked': 'error.accountLocked',
  'login.no.permission': 'error.noLoginPermission',
  'login.member.only': 'error.membersOnly',
  'login.agent.only': 'error.agentsOnly',
  'register.username.taken': 'error.userNameTaken',
  'register.field.invalid': 'error.fieldInvalid',
  'register.closed': 'error.registrationClosed',
  'invitation.code.invalid': 'error.invitationInvalid',
  'account.no.permission': 'error.noPermission',
  'function.not.available': 'error.notAvailable',
  'too.many.requests': 'error.tooMany',
  'system.maintenance': 'error.maintenance',
  'system.region': 'error.region',
  'system.busy': 'error.busy',
  'game.not.found': 'error.gameGone',
  'game.maintenance': 'error.gameMaintenance',
  'wallet.insufficient': 'error.insufficient',
};

const BY_KIND: Readonly<Record<string, ErrorKey>> = {
  offline: 'error.offline',
  timeout: 'error.timeout',
  http: 'error.busy',
  contract: 'error.unreadable',
};

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** The label of `common` that tells a person what went wrong. */
export function errorLabel(error: unknown): ErrorKey {
  if (!isFailure(error)) return 'error.unknown';
  return BY_CODE[error.code ?? ''] ?? BY_KIND[error.kind] ?? 'error.unknown';
}
