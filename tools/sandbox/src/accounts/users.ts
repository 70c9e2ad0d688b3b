import type { Brand, BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { openWallet } from '../wallet/wallets';
import type { MobileNumber } from './mobile-numbers';

export interface User {
  id: number;
  brand: BrandCode;
  name: string;
  type: number;
  password: string;
  nickname: string | null;
  mobile: string | null;
  dialing_code: string | null;
  email: string | null;
  icon: string | null;
  registered_at: number;
  vip_label: string | null;
  labels: string;
  first_login: number;
  may_log_in: number;
  chat_unread: number;
}

export const TRIAL = 4;

export function userByName(db: Db, brand: BrandCode, name: string): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE brand = ? AND name = ?', brand, name);
}

/** Earliest account with a number, with or without leading zero. */
export function userByMobile(
  db: Db,
  brand: BrandCode,
  { number, dialing }: MobileNumber,
): User | undefined {
  return db.get<User>(
    `SELECT * FROM users WHERE brand = ?1 AND mobile IN (?2, '0' || ?2)
     AND (dialing_code IS NULL OR ltrim(dialing_code, '+0') = ?3) ORDER BY id LIMIT 1`,
    brand,
    number,
    dialing,
  );
}

export function userById(db: Db, id: number): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE id = ?', id);
}

/** Requires a password change at the next login, as after a first login or an expiry (D1 §4). */
export function requirePasswordChange(db: Db, id: number): void {
  db.run('UPDATE users SET first_login = 1 WHERE id = ?', id);
}

export function isUserNameTaken(db: Db, brand: BrandCode, name: string): boolean {
  return userByName(db, brand, name) !== undefined;
}

interface NewUser {
  name: string;
  type: number;
  password: string;
  nickname?: string | undefined;
  mobile?: string | undefined;
  dialingCode?: string | undefined;
  email?: string | undefined;
  /** Whether a code verified the number. */
  mobileProved?: boolean;
  affiliate?: string | undefined;
  payeeName?: string | undefined;
}

/** Creates an account with its wallet: empty, or with play money for a trial. */
export function addUser(db: Db, brand: Brand, user: NewUser, now: number): User {
  return db.transaction(() => {
    db.run(
      `INSERT INTO users (brand, name, type, password, nickname, mobile, dialing_code, email, affiliate, payee_name,
         mobile_proved, registered_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      brand.code,
      user.name,
      user.type,
      user.password,
      user.nickname ?? null,
      user.mobile ?? null,
      user.dialingCode ?? null,
      user.email ?? null,
      user.affiliate ?? null,
      user.payeeName ?? null,
      user.mobileProved === true ? 1 : 0,
      now,
    );
    const added = userByName(db, brand.code, user.name);
    if (added === undefined) throw new Error('inserted account not found');
    openWallet(db, added.id, 'MAIN', {
      amount: user.type === TRIAL ? brand.trialBalance : 0,
      remark: 'Sandbox trial balance (play money)',
      now,
    });
    return added;
  });
}
