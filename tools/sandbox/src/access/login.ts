import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Context, Viewer } from '../calls/context';
import { matchToken, spendToken } from '../phone-check/id-tokens';
import { refuse } from '../calls/refusal';
import { recordProof } from '../protection/person';
import { flagIsOn } from '../platform/brand-settings';
import { takeCaptcha } from '../accounts/captchas';
import { enter } from './entry';
import {
  forgetFailures,
  type Guarded,
  lockedFor,
  needsCaptcha,
  recordFailure,
} from './login-guard';
import { type MobileNumber, readMobile, receiverOf } from '../accounts/mobile-numbers';
import { passwordMatches } from '../accounts/passwords';
import { takeSmsCode } from '../accounts/sms-codes';
import { takeTemporary } from './temporary-passwords';
import { type User, userByMobile, userByName } from '../accounts/users';

type Login = CallParsed<Contract['access']['login']>;

/** Login method. */
interface LoginMethod {
  /** Flag that enables it. */
  flag?: string;
  /** Contact that a successful login verifies. */
  proves?: 'mobile';
  /** Account key for counting failures, the same for every spelling of an account. */
  account: (form: Login, context: Context) => string;
  /** The account if the credentials are valid. */
  verify: (form: Login, context: Context) => Promise<User | undefined> | User | undefined;
}

/** Account by user name or mobile number (D1 §1); user names are never numeric. */
function userOf(form: Login, context: Context): User | undefined {
  const { db, brand } = context;
  const name = (form.username ?? '').trim();
  const mobile = mobileIn(name, form, context);
  return (
    userByName(db, brand.code, name) ??
    (mobile === undefined ? undefined : userByMobile(db, brand.code, mobile))
  );
}

/**
 * Key of an unknown account. A number has one key for every spelling, not that of its SMS logins: neither do the failures
 * of a number with an account count for those.
 */
function unknownKey(form: Login, context: Context): string {
  const name = (form.username ?? '').trim();
  const mobile = mobileIn(name, form, context);
  return mobile === undefined ? name : `password ${receiverOf(context.brand, mobile)}`;
}

const byPassword: LoginMethod = {
  account: (form, context) => userOf(form, context)?.name ?? unknownKey(form, context),
  verify: async (form, context) => {
    const { db, now } = context;
    const password = form.password ?? '';
    const user = userOf(form, context);
    if (await passwordMatches(password, user?.password)) return user;
    return takeTemporary(db, user, password, now);
  },
};

const thirdPartyNumber = (form: Login) => form.firebaseMobileNo ?? form.mobileNum ?? '';

/** Mobile number of a login form; undefined if invalid. */
function mobileIn(
  text: string,
  form: Login,
  { brand, language }: Context,
): MobileNumber | undefined {
  const entry = { field: 'mobileNum', text, dialing: form.countryDialingCode };
  const mobile = readMobile(brand, entry, language);
  return 'fields' in mobile ? undefined : mobile;
}

/** Normalised key of a number; the text itself if it is not a number. */
function numberKey(text: string, form: Login, context: Context): string {
  const mobile = mobileIn(text, form, context);
  return mobile === undefined ? text : receiverOf(context.brand, mobile);
}

/** SMS code sent by the platform. */
const bySms: LoginMethod = {
  flag: 'SMSLOGIN3',
  proves: 'mobile',
  account: (form, context) => numberKey(form.mobileNum ?? '', form, context),
  verify: (form, context) => {
    const { db, brand, now } = context;
    const mobile = mobileIn(form.mobileNum ?? '', form, context);
    if (mobile === undefined) return undefined;
    const sent = {
      mobile: receiverOf(brand, mobile),
      purpose: 'login',
      code: form.messageCode ?? '',
    };
    return takeSmsCode(db, brand.code, sent, now)
      ? userByMobile(db, brand.code, mobile)
      : undefined;
  },
};

/** Token of a third party that sent the code (decision 17). */
const byThirdParty: LoginMethod = {
  flag: 'FIREBASESMS3',
  proves: 'mobile',
  account: (form, context) => numberKey(thirdPartyNumber(form), form, context),
  verify: (form, context) => {
    const { db, brand, now } = context;
    const mobile = mobileIn(thirdPartyNumber(form), form, context);
    const token = form.firebaseIdToken ?? '';
    if (mobile === undefined || !matchToken(db, brand.code, { token, mobile }, now)) {
      return undefined;
    }
    return spendToken(db, token) ? userByMobile(db, brand.code, mobile) : undefined;
  },
};

const LOGIN_METHODS: Readonly<Record<Login['type'], LoginMethod>> = {
  username: byPassword,
  sms: bySms,
  firebase: byThirdParty,
};

/**
 * Checks lock and captcha before the credentials. Throws `login.account.locked`, `login.captcha.required`,
 * `captcha.wrong`.
 */
function assertMayTry(form: Login, context: Context, who: Guarded): void {
  const { db, brand, now } = context;
  const locked = lockedFor(db, brand.code, who.account, now);
  if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
  if (!needsCaptcha(db, brand.code, who, now)) return;
  if (!form.captcha) throw refuse('login.captcha.required', { captcha: true });
  if (!takeCaptcha(db, brand.code, who.device, form.captcha, now)) {
    throw refuse('captcha.wrong', { captcha: true });
  }
}

/**
 * Logs in. An unknown account is refused like a wrong password. Throws `function.not.available`,
 * `login.account.locked`, `login.captcha.required`, `captcha.wrong`, `login.wrong`.
 */
export async function login(form: Login, context: Context): Promise<Viewer> {
  const { db, brand, now } = context;
  const loginMethod = LOGIN_METHODS[form.type];
  if (loginMethod.flag !== undefined && !flagIsOn(db, brand.code, loginMethod.flag)) {
    throw refuse('function.not.available');
  }
  const who: Guarded = {
    account: loginMethod.account(form, context).trim(),
    device: form.loginDeviceId,
  };
  assertMayTry(form, context, who);
  // Count before the slow verification, so that concurrent attempts stay within the limit.
  recordFailure(db, brand.code, who, now);
  const user = await loginMethod.verify(form, context);
  if (user === undefined) {
    const locked = lockedFor(db, brand.code, who.account, now);
    if (locked > 0) throw refuse('login.account.locked', { retryAfterMs: locked });
    throw refuse('login.wrong', { captcha: needsCaptcha(db, brand.code, who, now) });
  }
  forgetFailures(db, brand.code, who);
  if (loginMethod.proves !== undefined) recordProof(db, user.id, loginMethod.proves, now);
  return enter(context, user);
}
