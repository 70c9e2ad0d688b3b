import { randomInt } from 'node:crypto';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { type Allowance, takeAllowance } from './allowances';

export const SMS_LIFE_MS = 5 * 60_000;
/** Maximum wrong attempts before a code is void. */
const MAX_WRONG = 5;

/** One per minute and five per hour and number, across purposes. */
export const SENDING: Allowance = { kind: 'sms', most: 5, withinMs: 60 * 60_000, apartMs: 60_000 };

/** A code; valid for its purpose only. */
export interface SmsCode {
  /** Receiver from `receiverOf`. */
  mobile: string;
  purpose: string;
}

/** Removes the leading zero of a number; keeps the plus sign of a foreign number. */
const plain = (mobile: string) => mobile.replace(/[^\d+]/g, '').replace(/^0+/, '');

/** Stores a code instead of sending it; shown on the control page. */
export function keepSmsCode(
  db: Db,
  brand: BrandCode,
  { mobile, purpose }: SmsCode,
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

/**
 * Sends a code and voids the previous one for the same purpose. Throws `sms.too.often` with the time to wait.
 * `silent` counts without sending, so that unknown numbers get the same response.
 */
export function sendSmsCode(
  db: Db,
  brand: BrandCode,
  sms: SmsCode & { silent?: boolean },
  now: number,
): { expiredMinutes: number } {
  return db.transaction(() => {
    const wait = takeAllowance(db, { brand, subject: plain(sms.mobile) }, SENDING, now);
    if (wait > 0) throw refuse('sms.too.often', { retryAfterMs: wait });
    if (sms.silent !== true) keepSmsCode(db, brand, sms, now);
    return { expiredMinutes: SMS_LIFE_MS / 60_000 };
  });
}

interface CodeRow {
  id: number;
  code: string;
  used: number;
  expires_at: number;
  wrong: number;
}

/** Last code for this purpose if it matches, used or not; counts a wrong attempt. */
export function findSmsCode(
  db: Db,
  brand: BrandCode,
  { mobile, purpose, code }: SmsCode & { code: string },
  now: number,
): { id: number; used: boolean } | undefined {
  const last = db.get<CodeRow>(
    `SELECT s.id, s.code, s.used, s.expires_at, coalesce(f.wrong, 0) AS wrong
     FROM sms_codes s LEFT JOIN sms_failures f ON f.code_id = s.id
     WHERE s.brand = ? AND ltrim(s.mobile, '0') = ? AND s.purpose = ? ORDER BY s.id DESC LIMIT 1`,
    brand,
    plain(mobile),
    purpose,
  );
  if (last === undefined || last.expires_at <= now) return undefined;
  if (last.wrong >= MAX_WRONG) return undefined;
  if (last.code === code) return { id: last.id, used: last.used === 1 };
  db.run(
    'INSERT INTO sms_failures (code_id, wrong) VALUES (?, 1) ON CONFLICT DO UPDATE SET wrong = wrong + 1',
    last.id,
  );
  return undefined;
}

/**
 * Id of the last code for this purpose if it matches and is unused; counts a wrong attempt. Does not consume the code
 * (see `spendSmsCode`), so that the call may still fail for another reason.
 */
export function matchSmsCode(
  db: Db,
  brand: BrandCode,
  sent: SmsCode & { code: string },
  now: number,
): number | undefined {
  const found = findSmsCode(db, brand, sent, now);
  return found?.used === false ? found.id : undefined;
}

/** Consumes a code. Returns whether it was still valid: of two concurrent calls, one succeeds. */
export function spendSmsCode(db: Db, id: number): boolean {
  return db.run('UPDATE sms_codes SET used = 1 WHERE id = ? AND used = 0', id) === 1;
}

/** Checks and consumes the last code for this purpose. */
export function takeSmsCode(
  db: Db,
  brand: BrandCode,
  sent: SmsCode & { code: string },
  now: number,
): boolean {
  const id = matchSmsCode(db, brand, sent, now);
  return id !== undefined && spendSmsCode(db, id);
}

/** Sent codes, newest first. */
export function smsCodes(db: Db, mobile: string | undefined) {
  return db
    .all<{ mobile: string; code: string; purpose: string; sent_at: number; expires_at: number }>(
      `SELECT * FROM sms_codes WHERE ?1 = '' OR ltrim(mobile, '0') = ?1 ORDER BY id DESC LIMIT 50`,
      plain(mobile ?? ''),
    )
    .map((sms) => ({
      mobileNum: sms.mobile,
      code: sms.code,
      purpose: sms.purpose,
      sentAt: sms.sent_at,
      expiresAt: sms.expires_at,
    }));
}
