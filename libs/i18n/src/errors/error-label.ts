import type commonEn from '../labels/en.json';
import { loadWholeCatalogue, type Catalogue } from '../labels/registry';
import { labelState, loadLabels } from '../labels/store';

type ErrorKey = Extract<keyof typeof commonEn, `error.${string}`>;

/** What an error label is chosen by; an `ApiError` fits. */
interface Failure {
  kind: string;
  code?: string | undefined;
}

/**
 * Platform codes whose text stands in the page's HTML, under a name of ours (D1 §8). Every other code
 * is the name of its text.
 */
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
  'sms.too.often': 'error.smsTooOften',
  'sms.code.wrong': 'error.smsWrongCode',
  'register.mobile.taken': 'error.mobileTaken',
  'field.invalid': 'error.fieldInvalid',
  'account.excluded': 'error.accountExcluded',
};

const UNKNOWN = 'error.unknown';

const BY_KIND: Readonly<Record<string, ErrorKey>> = {
  offline: 'error.offline',
  timeout: 'error.timeout',
  http: 'error.busy',
  contract: 'error.unreadable',
};

function isFailure(error: unknown): error is Failure {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

/** The label that a failure should have; whether there is one its catalogue says. */
function keyOf(error: unknown): string {
  if (!isFailure(error)) return UNKNOWN;
  const { code, kind } = error;
  return code === undefined ? (BY_KIND[kind] ?? UNKNOWN) : (BY_CODE[code] ?? `error.${code}`);
}

const common = () => labelState().catalogues.get('common');

const isThere = (key: string): key is ErrorKey => Object.hasOwn(common() ?? {}, key);

/** The catalogue that was completed last, none before labels start: nothing more comes for what it lacks. */
let whole: Catalogue | undefined;
let rest: Promise<void> | undefined;

/** Loads the labels that the page's HTML leaves out; what fails is tried again with the next error. */
async function loadRest(): Promise<void> {
  if (whole === common()) return;
  rest ??= loadLabels(['common'], loadWholeCatalogue)
    .then(() => void (whole = common()))
    .catch(() => undefined)
    .finally(() => (rest = undefined));
  await rest;
}

/**
 * The label of `common` that tells a person what went wrong. A rare one that is not there yet is sent
 * for, and a general one stands in for it until the labels change.
 */
export function errorLabel(error: unknown): ErrorKey {
  const key = keyOf(error);
  if (isThere(key)) return key;
  void loadRest();
  return UNKNOWN;
}

/** The same for what is told once: waits for the label. */
export async function loadErrorLabel(error: unknown): Promise<ErrorKey> {
  if (!isThere(keyOf(error))) await loadRest();
  return errorLabel(error);
}
