import { randomInt } from 'node:crypto';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

export const SMS_LIFE_MS = 5 * 60_000;

/** Keeps a code as if it were sent; it is read at the control page. */
export function sendSmsCode(
  db: Db,
  brand: BrandCode,
  { mobile, purpose }: { mobile: string; purpose: string },
  now: number,
): void {
  db.run(
    'INSERT INTO sms_codes (brand, mobile, purpose, code, sent_at, expires_at) VALUES (?, ?, ?, ?, ?, ?)',
    brand,
    mobile,
    purpose,
    String(randomInt(1_000_000)).padStart(6, '0'),
    now,
    now + SMS_LIFE_MS,
  );
}

/** Whether the code is the last one sent for this purpose; it works once. */
export function takeSmsCode(
  db: Db,
  brand: BrandCode,
  { mobile, purpose, code }: { mobile: string; purpose: string; code: string },
  now: number,
): boolean {
  const last = db.get<{ id: number; code: string; used: number; expires_at: number }>(
    `SELECT id, code, used, expires_at FROM sms_codes
     WHERE brand = ? AND mobile = ? AND purpose = ? ORDER BY id DESC LIMIT 1`,
    brand,
    mobile,
    purpose,
  );
  if (last === undefined || last.used === 1 || last.expires_at <= now) return false;
  if (last.code !== code) return false;
  db.run('UPDATE sms_codes SET used = 1 WHERE id = ?', last.id);
  return true;
}

/** Codes sent, newest first. */
export function smsCodes(db: Db, mobile: string | undefined) {
  return db
    .all<{ mobile: string; code: string; purpose: string; sent_at: number; expires_at: number }>(
      `SELECT * FROM sms_codes WHERE ? = '' OR mobile = ? ORDER BY id DESC LIMIT 50`,
      mobile ?? '',
      mobile ?? '',
    )
    .map((sms) => ({
      mobileNum: sms.mobile,
      code: sms.code,
      purpose: sms.purpose,
      sentAt: sms.sent_at,
      expiresAt: sms.expires_at,
    }));
}
