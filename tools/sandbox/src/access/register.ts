import { randomInt } from 'node:crypto';
import { oneLine } from '@lobby/api-client/contract';
import { type Context, type Viewer } from '../calls/context';
import { matchToken, spendToken } from '../phone-check/id-tokens';
import { refuse } from '../calls/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { payeeNameFrom } from '../profile/payee-name';
import { inheritBreaks } from '../protection/person';
import { setPaymentPassword } from '../security/payment-password';
import { joinByCode } from '../team/joining';
import { isAffiliateCode } from '../accounts/affiliates';
import { assertCaller } from '../accounts/caller-limits';
import { takeCaptcha } from '../accounts/captchas';
import { keepDetails } from '../accounts/details';
import { enter } from './entry';
import { type MobileNumber, readMobile, receiverOf } from '../accounts/mobile-numbers';
import { hashPassword } from '../accounts/passwords';
import { type MobileNeeds, type Registration, registrationFaults } from '../accounts/registration';
import { MOBILE_TAKEN, NAME_TAKEN, NO_RECOMMENDER } from '../accounts/registration-rules.data';
import { findSmsCode, spendSmsCode } from '../accounts/sms-codes';
import { addUser, isUserNameTaken, userById, userByMobile } from '../accounts/users';

/** Whether a registration method is enabled; agent sites allow none (D1 §6). */
const isOpen = ({ db, brand }: Context, flag: string) =>
  flagIsOn(db, brand.code, flag) && !flagIsOn(db, brand.code, 'AGENTSITE3');

/** Whether a form names a recommender who does not exist; asking so for names is limited like any other way. */
function namesNobody({ recommenderId: name }: Registration, context: Context): boolean {
  if (!name) return false;
  assertCaller(context, 'userName');
  return !isUserNameTaken(context.db, context.brand.code, name);
}

/** Validates what both methods share, in form order. Throws `too.many.requests` if too many names were asked for. */
function assertValid(form: Registration, context: Context, needs?: MobileNeeds): void {
  const { db, brand, language, now } = context;
  const fields = registrationFaults({ db, brand }, form, language, needs);
  if (namesNobody(form, context)) fields['recommenderId'] ??= NO_RECOMMENDER[language];
  if (Object.keys(fields).length > 0) throw refuse('register.field.invalid', { fields });
  if (
    brand.captchaAtRegistration &&
    !takeCaptcha(db, brand.code, form.loginDeviceId, form.captcha ?? '', now)
  ) {
    throw refuse('captcha.wrong', { captcha: true });
  }
  if (form.affiliateCode && !isAffiliateCode(db, brand.code, form.affiliateCode)) {
    throw refuse('invitation.code.invalid');
  }
}

/** Normalised number of the form; undefined if none was given. */
function mobileOf(form: Registration, { brand, language }: Context): MobileNumber | undefined {
  if (!form.mobileNum) return undefined;
  const entry = { field: 'mobileNum', text: form.mobileNum, dialing: form.countryDialingCode };
  const mobile = readMobile(brand, entry, language);
  if ('fields' in mobile) throw refuse('register.field.invalid', mobile);
  return mobile;
}

interface NewAccount {
  name: string;
  /** Hash; empty if the account has no password. */
  password: string;
  mobile: MobileNumber | undefined;
  /** Whether a code verified the number. */
  mobileProved?: boolean;
  /** Hash; undefined if none was given. */
  paymentPassword: string | undefined;
}

/** Refusal of a number that another account uses. */
const numberTaken = ({ language }: Context) =>
  refuse('register.mobile.taken', { fields: { mobileNum: MOBILE_TAKEN[language] } });

/**
 * Creates the account below the inviting agent and logs in. Throws if a name or number is taken, and `account.excluded`
 * if the address or number belongs to a self-excluded person.
 */
function open(
  form: Registration,
  context: Context,
  { name, password, mobile, mobileProved = false, paymentPassword }: NewAccount,
): Viewer {
  const { db, brand, now, language } = context;
  return db.transaction(() => {
    if (isUserNameTaken(db, brand.code, name)) {
      throw refuse('register.username.taken', { fields: { username: NAME_TAKEN[language] } });
    }
    if (mobile !== undefined && userByMobile(db, brand.code, mobile) !== undefined) {
      throw numberTaken(context);
    }
    const user = addUser(
      db,
      brand,
      {
        name,
        type: 0,
        password,
        nickname: oneLine(form.nickname ?? '') || undefined,
        mobile: mobile?.number,
        mobileProved,
        dialingCode: mobile?.dialing,
        email: form.email || undefined,
        affiliate: form.affiliateCode,
        payeeName: payeeNameFrom(form.payeeName ?? ''),
      },
      now,
    );
    keepDetails(db, user.id, form);
    inheritBreaks(db, user.id, now, true);
    if (paymentPassword !== undefined) setPaymentPassword(db, user.id, paymentPassword, now);
    if (!form.affiliateCode) return enter(context, user);
    joinByCode(db, brand, user.id, form.affiliateCode);
    // Reload: registration by an agent's link may have made it an agent.
    return enter(context, userById(db, user.id) ?? user);
  });
}

const paymentHash = async ({ paymentPassword }: Registration) =>
  paymentPassword ? hashPassword(paymentPassword) : undefined;

/** Registers by user name (D1 §3). */
export async function registerByName(form: Registration, context: Context): Promise<Viewer> {
  if (!isOpen(context, 'USERNAMEREG3')) throw refuse('register.closed');
  assertValid(form, context);
  const { username = '', password = '' } = form;
  const mobile = mobileOf(form, context);
  const hash = await hashPassword(password);
  const paymentPassword = await paymentHash(form);
  return open(form, context, { name: username, password: hash, mobile, paymentPassword });
}

/** Generated user name; does not reveal the number. */
function drawnName({ db, brand }: Context): string {
  let name: string;
  do {
    name = `m${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  } while (isUserNameTaken(db, brand.code, name));
  return name;
}

/** Proof of a mobile number; consumed when an account is created. */
interface Proof {
  /** Consumes the proof; returns whether it was still valid. */
  spend(): boolean;
}

/** Third-party token (decision 17). */
function tokenFor(token: string, mobile: MobileNumber, { db, brand, now }: Context): Proof {
  if (!flagIsOn(db, brand.code, 'FIREBASESMS3')) throw refuse('function.not.available');
  if (!matchToken(db, brand.code, { token, mobile }, now)) throw refuse('sms.code.wrong');
  return { spend: () => spendToken(db, token) };
}

/**
 * Verifies the platform's SMS code, or the token of a third party. A used code of a registered number throws
 * `register.mobile.taken`, so that a caller that lost the response learns the outcome.
 */
function proofFor(form: Registration, mobile: MobileNumber, context: Context): Proof {
  const { db, brand, now } = context;
  if (form.firebaseIdToken !== undefined) return tokenFor(form.firebaseIdToken, mobile, context);
  const code = form.verificationCode ?? '';
  const sent = { mobile: receiverOf(brand, mobile), purpose: 'register', code };
  const found = findSmsCode(db, brand.code, sent, now);
  if (found?.used && userByMobile(db, brand.code, mobile) !== undefined) throw numberTaken(context);
  if (found?.used !== false) throw refuse('sms.code.wrong');
  return { spend: () => spendSmsCode(db, found.id) };
}

/**
 * Registers by mobile number (D1 §3): with a code if REGMOBVERF3 is on, with a password if MOBILENUMPASSREG3
 * is on, and with a code if neither is on.
 */
export async function registerByMobile(form: Registration, context: Context): Promise<Viewer> {
  const { db, brand } = context;
  if (!isOpen(context, 'MOBILENUMREG3')) throw refuse('register.closed');
  const password = flagIsOn(db, brand.code, 'MOBILENUMPASSREG3');
  const proved = !password || flagIsOn(db, brand.code, 'REGMOBVERF3');
  const typed = proved && form.firebaseIdToken === undefined;
  assertValid(form, context, { code: typed, password });
  const mobile = mobileOf(form, context);
  if (mobile === undefined) throw new Error('validated form without a mobile number');
  const proof = proved ? proofFor(form, mobile, context) : undefined;
  const hash = form.password ? await hashPassword(form.password) : '';
  const paymentPassword = await paymentHash(form);
  return db.transaction(() => {
    const name = form.username || drawnName(context);
    const viewer = open(form, context, {
      name,
      password: hash,
      mobile,
      mobileProved: proof !== undefined,
      paymentPassword,
    });
    if (proof?.spend() === false) throw refuse('sms.code.wrong');
    return viewer;
  });
}
