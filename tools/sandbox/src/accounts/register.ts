import { randomInt } from 'node:crypto';
import { type Context, type Viewer } from '../pipeline/context';
import { matchToken, spendToken } from '../phone-check/id-tokens';
import { refuse } from '../pipeline/refusal';
import { flagIsOn } from '../platform/brand-settings';
import { payeeNameFrom } from '../profile/payee-name';
import { joinByCode } from '../team/joining';
import { isAffiliateCode } from './affiliates';
import { takeCaptcha } from './captchas';
import { enter } from './entry';
import { type MobileNumber, readMobile } from './mobile-numbers';
import { hashPassword } from './passwords';
import { type MobileNeeds, type Registration, registrationFaults } from './registration';
import { MOBILE_TAKEN, NAME_TAKEN } from './registration-rules.data';
import { matchSmsCode, spendSmsCode } from './sms-codes';
import { addUser, isUserNameTaken, userById, userByMobile } from './users';

/** Whether a way of registering is open: agents' sites register nobody (D1 §6). */
const isOpen = ({ db, brand }: Context, flag: string) =>
  flagIsOn(db, brand.code, flag) && !flagIsOn(db, brand.code, 'AGENTSITE3');

/** What both ways look at, in the order a person would mend it. */
function assertGood(form: Registration, context: Context, needs?: MobileNeeds): void {
  const { db, brand, language, now } = context;
  const fields = registrationFaults(brand, form, language, needs);
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

/** The number given, as it is called; absent where none was given. */
function mobileOf(form: Registration, { brand, language }: Context): MobileNumber | undefined {
  if (!form.mobileNum) return undefined;
  const asked = { field: 'mobileNum', text: form.mobileNum, dialing: form.countryDialingCode };
  const mobile = readMobile(brand, asked, language);
  if ('fields' in mobile) throw refuse('register.field.invalid', mobile);
  return mobile;
}

interface NewAccount {
  name: string;
  /** Hashed; empty where a code alone opens the account. */
  password: string;
  mobile: MobileNumber | undefined;
}

/** Opens the account below the agent who invited, and enters. Throws where a name or number is taken. */
function open(
  form: Registration,
  context: Context,
  { name, password, mobile }: NewAccount,
): Viewer {
  const { db, brand, now, language } = context;
  return db.transaction(() => {
    if (isUserNameTaken(db, brand.code, name)) {
      throw refuse('register.username.taken', { fields: { username: NAME_TAKEN[language] } });
    }
    if (mobile !== undefined && userByMobile(db, brand.code, mobile) !== undefined) {
      throw refuse('register.mobile.taken', { fields: { mobileNum: MOBILE_TAKEN[language] } });
    }
    const user = addUser(
      db,
      brand,
      {
        name,
        type: 0,
        password,
        nickname: form.nickname,
        mobile: mobile && form.mobileNum,
        dialingCode: mobile?.dialing,
        email: form.email,
        affiliate: form.affiliateCode,
        payeeName: payeeNameFrom(form.payeeName ?? ''),
      },
      now,
    );
    if (!form.affiliateCode) return enter(context, user);
    joinByCode(db, brand, user.id, form.affiliateCode);
    // By an agent's link somebody may have become an agent.
    return enter(context, userById(db, user.id) ?? user);
  });
}

/** Registers by user name (D1 §3). */
export async function registerByName(form: Registration, context: Context): Promise<Viewer> {
  if (!isOpen(context, 'USERNAMEREG3')) throw refuse('register.closed');
  assertGood(form, context);
  const { username = '', password = '' } = form;
  const mobile = mobileOf(form, context);
  return open(form, context, { name: username, password: await hashPassword(password), mobile });
}

/** A name for who gave none: it says nothing of the number. */
function drawnName({ db, brand }: Context): string {
  let name: string;
  do {
    name = `m${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
  } while (isUserNameTaken(db, brand.code, name));
  return name;
}

/** What proves the number; it works once, and only for an account that is opened. */
interface Proof {
  /** Answers whether it was still good. */
  spend(): boolean;
}

/** A third party's token (decision 17). */
function tokenFor(token: string, mobile: MobileNumber, { db, brand, now }: Context): Proof {
  if (!flagIsOn(db, brand.code, 'FIREBASESMS3')) throw refuse('function.not.available');
  if (!matchToken(db, brand.code, { token, mobile }, now)) throw refuse('sms.code.wrong');
  return { spend: () => spendToken(db, token) };
}

/** The code the platform sent, or the token of a third party that sent one. */
function proofFor(form: Registration, mobile: MobileNumber, context: Context): Proof {
  const { db, brand, now } = context;
  if (form.firebaseIdToken !== undefined) return tokenFor(form.firebaseIdToken, mobile, context);
  const sent = { mobile: mobile.number, purpose: 'register', code: form.verificationCode ?? '' };
  const id = matchSmsCode(db, brand.code, sent, now);
  if (id === undefined) throw refuse('sms.code.wrong');
  return { spend: () => spendSmsCode(db, id) };
}

/**
 * Registers by mobile number (D1 §3): with a code where REGMOBVERF3 says so, with a password where
 * MOBILENUMPASSREG3 does, and with a code where neither does.
 */
export async function registerByMobile(form: Registration, context: Context): Promise<Viewer> {
  const { db, brand } = context;
  if (!isOpen(context, 'MOBILENUMREG3')) throw refuse('register.closed');
  const password = flagIsOn(db, brand.code, 'MOBILENUMPASSREG3');
  const proved = !password || flagIsOn(db, brand.code, 'REGMOBVERF3');
  const typed = proved && form.firebaseIdToken === undefined;
  assertGood(form, context, { code: typed, password });
  const mobile = mobileOf(form, context);
  if (mobile === undefined) throw new Error('a rule let no number through');
  const proof = proved ? proofFor(form, mobile, context) : undefined;
  const hash = form.password ? await hashPassword(form.password) : '';
  return db.transaction(() => {
    const name = form.username || drawnName(context);
    const viewer = open(form, context, { name, password: hash, mobile });
    if (proof?.spend() === false) throw refuse('sms.code.wrong');
    return viewer;
  });
}
