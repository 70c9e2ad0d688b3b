import { randomInt } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import type { Context } from '../calls/context';
import { refuse } from '../calls/refusal';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import { faultOf } from '../accounts/field-rules';
import { RECOVERY_MAIL } from '../accounts/mail-texts.data';
import { sendMail } from '../accounts/mails';
import { hashPassword, passwordMatches } from '../accounts/passwords';
import { closeSessionsOf } from '../accounts/sessions';
import { type User, userById, userByName } from '../accounts/users';
import { emailRule } from '../accounts/validation-rules.data';
import { recordProof } from '../protection/person';
import { endPushExcept } from '../push/subscriptions';

const TEMPORARY_LIFE_MS = 30 * 60_000;

export const MAILING: Allowance = { kind: 'recovery', most: 5, withinMs: 60 * 60_000 };

/** Alphabet of temporary passwords, without look-alikes. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';

const drawn = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)] ?? '').join('');

type Recovery = CallParsed<Contract['access']['recoverByEmail']>;

const maySend = (user: User | undefined, address: string): user is User =>
  user !== undefined &&
  user.may_log_in === 1 &&
  user.email !== null &&
  user.email.toLowerCase() === address.toLowerCase();

/**
 * Mails a temporary password to the account's address. Neither answer nor timing reveals whether the account
 * exists; the current password stays valid until the temporary one is used. Throws `field.invalid`,
 * `too.many.requests`.
 */
export async function recoverByEmail(form: Recovery, context: Context): Promise<void> {
  const { db, brand, now, language } = context;
  const name = form.username.trim();
  const address = form.email.trim();
  const fields = {
    ...(name === '' ? { username: 'missing' } : {}),
    ...faultOf(emailRule, address, language),
  };
  if (Object.keys(fields).length > 0) throw refuse('field.invalid', { fields });
  const limited = { brand: brand.code, subject: name.toLowerCase() };
  const wait = takeAllowance(db, limited, MAILING, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
  const password = drawn(LETTERS, 8) + drawn(DIGITS, 4);
  const hash = await hashPassword(password);
  const user = userByName(db, brand.code, name);
  if (!maySend(user, address)) return;
  const [subject, body] = RECOVERY_MAIL[language];
  const fill = (text: string) =>
    text.replaceAll('{brand}', brand.name).replaceAll('{name}', user.name);
  db.transaction(() => {
    db.run(
      'INSERT OR REPLACE INTO temporary_passwords (user_id, password, address, expires_at) VALUES (?, ?, ?, ?)',
      user.id,
      hash,
      user.email ?? address,
      now + TEMPORARY_LIFE_MS,
    );
    sendMail(db, user.id, {
      address: user.email ?? address,
      subject: fill(subject),
      body: fill(body).replaceAll('{password}', password),
      secret: password,
      now,
    });
  });
}

/**
 * Logs in with a temporary password: replaces the current one, requires a change, ends all sessions, and verifies
 * the address that it was mailed to. Returns the account; undefined if the password does not match.
 */
export async function takeTemporary(
  db: Db,
  user: User | undefined,
  password: string,
  now: number,
): Promise<User | undefined> {
  const kept =
    user &&
    db.get<{ password: string; address: string }>(
      'SELECT password, address FROM temporary_passwords WHERE user_id = ? AND expires_at > ?',
      user.id,
      now,
    );
  // Always compare, for constant time.
  const right = await passwordMatches(password, kept?.password);
  if (!right || user === undefined || kept === undefined) return undefined;
  return db.transaction(() => {
    const taken = db.run(
      'DELETE FROM temporary_passwords WHERE user_id = ? AND password = ?',
      user.id,
      kept.password,
    );
    if (taken === 0) return undefined;
    db.run('UPDATE users SET password = ?, first_login = 1 WHERE id = ?', kept.password, user.id);
    endPushExcept(db, user.id);
    closeSessionsOf(db, user.id);
    if (user.email?.toLowerCase() === kept.address.toLowerCase()) {
      recordProof(db, user.id, 'email', now);
    }
    return userById(db, user.id);
  });
}
