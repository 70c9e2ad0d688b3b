import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { type Context, signedIn, type Viewer } from '../calls/context';
import { refuse } from '../calls/refusal';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import { enter } from './entry';
import { faultOf } from '../accounts/field-rules';
import { readMobile, receiverOf } from '../accounts/mobile-numbers';
import { hashPassword, isSamePassword, passwordMatches } from '../accounts/passwords';
import { closeSessionsOf } from '../accounts/sessions';
import { matchSmsCode, spendSmsCode } from '../accounts/sms-codes';
import { TRIAL, type User, userById, userByMobile } from '../accounts/users';
import { passwordRule } from '../accounts/validation-rules.data';
import { recordProof } from '../protection/person';
import { endPushExcept } from '../push/subscriptions';

type Change = CallParsed<Contract['access']['changePassword']>;
type Reset = CallParsed<Contract['access']['resetPasswordByPhone']>;

/** Limits password guessing with a stolen session. */
export const TRIES: Allowance = { kind: 'password', most: 10, withinMs: 30 * 60_000 };

const CONFIRMATION = { confirmNewPassword: 'the same again' };

/** Replaces the password if it is unchanged since it was read; returns whether it was replaced. */
function replacePassword(db: Db, user: User, hash: string, keepToken?: string): boolean {
  return db.transaction(() => {
    const changed = db.run(
      'UPDATE users SET password = ?, first_login = 0 WHERE id = ? AND password = ?',
      hash,
      user.id,
      user.password,
    );
    if (changed === 0) return false;
    db.run('DELETE FROM temporary_passwords WHERE user_id = ?', user.id);
    endPushExcept(db, user.id, keepToken);
    closeSessionsOf(db, user.id, keepToken);
    return true;
  });
}

/**
 * Changes the password of the signed-in account, ends its other sessions and completes a first login (D1 §4).
 */
export async function changePassword(form: Change, context: Context): Promise<void> {
  const { db, brand, now, language } = context;
  const viewer = signedIn(context);
  if (viewer.type === TRIAL) throw refuse('account.no.permission');
  const { oldPassword, newPassword, confirmNewPassword } = form;
  const fields = {
    ...faultOf(passwordRule, newPassword, language, 'newPassword'),
    ...(isSamePassword(confirmNewPassword, newPassword) ? {} : CONFIRMATION),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  const limited = { brand: brand.code, subject: viewer.name.toLowerCase() };
  const wait = takeAllowance(db, limited, TRIES, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  const user = userById(db, viewer.userId);
  if (user === undefined) throw refuse('login.not.session');
  // Accounts registered by SMS code alone have no password yet.
  const right = user.password === '' || (await passwordMatches(oldPassword, user.password));
  if (!right) throw refuse('password.old.wrong');
  if (user.password !== '' && isSamePassword(newPassword, oldPassword)) {
    throw refuse('modify.new.old.same');
  }
  const hash = await hashPassword(newPassword);
  if (!replacePassword(db, user, hash, viewer.token)) throw refuse('password.old.wrong');
}

/** Sets a password with a code sent to the account's number, and logs in. */
export async function resetByPhone(form: Reset, context: Context): Promise<Viewer> {
  const { db, brand, now, language } = context;
  const { newPassword, mobileNum, verificationCode, countryDialingCode } = form;
  const entry = { field: 'mobileNum', text: mobileNum, dialing: countryDialingCode };
  const mobile = readMobile(brand, entry, language);
  const fields = {
    ...('fields' in mobile ? mobile.fields : {}),
    ...faultOf(passwordRule, newPassword, language, 'newPassword'),
  };
  if ('fields' in mobile || Object.keys(fields).length > 0)
    throw refuse('field.invalid', { fields });
  const user = userByMobile(db, brand.code, mobile);
  const sent = { mobile: receiverOf(brand, mobile), purpose: 'reset', code: verificationCode };
  const code = matchSmsCode(db, brand.code, sent, now);
  if (user === undefined || code === undefined) throw refuse('sms.code.wrong');
  // Do not consume the code: the user may retry with another password (D1 §4).
  if (await passwordMatches(newPassword, user.password)) throw refuse('modify.new.old.same');
  const hash = await hashPassword(newPassword);
  return db.transaction(() => {
    if (!spendSmsCode(db, code) || !replacePassword(db, user, hash)) throw refuse('sms.code.wrong');
    recordProof(db, user.id, 'mobile', now);
    return enter(context, { ...user, first_login: 0 });
  });
}
