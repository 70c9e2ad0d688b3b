import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Context, Viewer } from '../pipeline/context';
import { refuse } from '../pipeline/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { takeCaptcha } from './captchas';
import { forgetFailures, type Guarded, lockedFor, needsCaptcha, noteFailure } from './login-guard';
import { passwordMatches } from './passwords';
import { openSession } from './sessions';
import { takeSmsCode } from './sms-codes';
import { type User, userByMobile, userByName } from './users';

type Login = CallParsed<Contract['access']['login']>;

/** One way of proving who one is. */
interface Way {
  /** Flag that opens it. */
  flag?: string;
  /** What failures are counted under. */
  account: (form: Login) => string;
  /** The account, if the proof holds. */
  prove: (form: Login, context: Context) => Promise<User | undefined> | User | undefined;
}

const byPassword: Way = {
  account: (form) => form.username ?? '',
  prove: async (form, { db, brand }) => {
    const user = userByName(db, brand.code, (form.username ?? '').trim());
    return (await passwordMatches(form.password ?? '', user?.password)) ? user : undefined;
  },
};

const bySms: Way = {
  flag: 'SMSLOGIN3',
  account: (form) => form.mobileNum ?? '',
  prove: (form, { db, brand, now }) => {
    const mobile = form.mobileNum ?? '';
    const sent = { mobile, purpose: 'login', code: form.messageCode ?? '' };
    return takeSmsCode(db, brand.code, sent, now)
      ? userByMobile(db, brand.code, mobile)
      : undefined;
  },
};

/** The sandbox plays Firebase's end too (decision 17): the id token is the code sent for `firebase`. */
const byThirdParty: Way = {
  flag: 'FIREBASESMS3',
  account: (form) => form.firebaseMobileNo ?? form.mobileNum ?? '',
  prove: (form, { db, brand, now }) => {
    const mobile = form.firebaseMobileNo ?? form.mobileNum ?? '';
    const sent = { mobile, purpose: 'firebase', code: form.firebaseIdToken ?? '' };
    return takeSmsCode(db, brand.code, sent, now)
      ? userByMobile(db, brand.code, mobile)
      : undefined;
  },
};

const WAYS: Readonly<Record<Login['type'], Way>> = {
  username: byPassword,
  sms: bySms,
  firebase: byThirdParty,
};

/** Refuses before the proof is even looked at. */
function letIn(form: Login, context: Context, who: Guarded): void {
  const { db, brand, now } = context;
  const locked = lockedFor(db, brand.code, who.account, now);
  if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
  if (!needsCaptcha(db, brand.code, who, now)) return;
  if (!form.captcha) throw refuse('login.captcha.required', { captcha: true });
  if (!takeCaptcha(db, brand.code, who.device, form.captcha, now)) {
    throw refuse('captcha.wrong', { captcha: true });
  }
}

/** Logs in, or says why not. An account that does not exist is told like a wrong password. */
export async function login(form: Login, context: Context): Promise<Viewer> {
  const { db, brand, now } = context;
  const way = WAYS[form.type];
  if (way.flag !== undefined && !flagIsOn(db, brand.code, way.flag)) {
    throw refuse('function.not.available');
  }
  const who: Guarded = { account: way.account(form).trim(), device: form.loginDeviceId };
  letIn(form, context, who);
  const user = await way.prove(form, context);
  if (user === undefined) {
    noteFailure(db, brand.code, who, now);
    const locked = lockedFor(db, brand.code, who.account, now);
    if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
    throw refuse('login.wrong', { captcha: needsCaptcha(db, brand.code, who, now) });
  }
  if (user.may_log_in === 0) throw refuse('login.no.permission');
  forgetFailures(db, brand.code, who);
  return openSession(db, user, now);
}
