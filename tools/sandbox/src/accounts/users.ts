import type { Brand, BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { openWallet } from '../wallet/wallets';

export interface User {
  id: number;
  brand: BrandCode;
  name: string;
  type: number;
  password: string;
  nickname: string | null;
  mobile: string | null;
  dialing_code: string | null;
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

export function userByMobile(db: Db, brand: BrandCode, mobile: string): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE brand = ? AND mobile = ?', brand, mobile);
}

export function userById(db: Db, id: number): User | undefined {
  return db.get<User>('SELECT * FROM users WHERE id = ?', id);
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
  affiliate?: string | undefined;
}

/** Adds an account with its wallet: play money, said so in the ledger. */
export function addUser(db: Db, brand: Brand, user: NewUser, now: number): User {
  return db.transaction(() => {
    db.run(
      `INSERT INTO users (brand, name, type, password, nickname, mobile, dialing_code, email, affiliate, registered_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      brand.code,
      user.name,
      user.type,
      user.password,
      user.nickname ?? null,
      user.mobile ?? null,
      user.dialingCode ?? null,
      user.email ?? null,
      user.affiliate ?? null,
      now,
    );
    const added = userByName(db, brand.code, user.name);
    if (added === undefined) throw new Error('an account that was added is gone');
    const trial = user.type === TRIAL;
    openWallet(db, added.id, 'MAIN', {
      amount: trial ? brand.trialBalance : brand.welcomeBalance,
      remark: trial ? 'Sandbox trial balance (play money)' : 'Sandbox welcome balance (play money)',
      now,
    });
    return added;
  });
}
