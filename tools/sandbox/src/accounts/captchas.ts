import { randomInt } from 'node:crypto';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { soundCaptcha } from './captcha-audio';
import { drawCaptcha } from './captcha-picture';

export const CAPTCHA_LIFE_MS = 5 * 60_000;
const DIGITS = 4;

/**
 * Issues a captcha and voids the previous one of this device, or of callers without a device id. Returns a PNG in
 * base64 (D1 §7).
 */
export async function issueCaptcha(
  db: Db,
  brand: BrandCode,
  device: string | undefined,
  now: number,
): Promise<string> {
  const answer = Array.from({ length: DIGITS }, () => randomInt(10)).join('');
  // Draw before issuing, so that a failure leaves the previous captcha valid.
  const image = await drawCaptcha(answer);
  db.run('UPDATE captchas SET used = 1 WHERE brand = ? AND device IS ?', brand, device ?? null);
  db.run(
    'INSERT INTO captchas (brand, device, answer, issued_at, expires_at) VALUES (?, ?, ?, ?, ?)',
    brand,
    device ?? null,
    answer,
    now,
    now + CAPTCHA_LIFE_MS,
  );
  return image.toString('base64');
}

/** Audio of the captcha last issued to a device; undefined once used or expired. */
export async function captchaSound(
  db: Db,
  brand: BrandCode,
  device: string,
  now: number,
): Promise<string | undefined> {
  const open = db.get<{ answer: string }>(
    `SELECT answer FROM captchas WHERE brand = ? AND device = ? AND used = 0 AND expires_at > ?
     ORDER BY id DESC LIMIT 1`,
    brand,
    device,
    now,
  );
  return open && (await soundCaptcha(open.answer)).toString('base64');
}

/** Checks an answer to the device's last captcha, which allows one attempt. */
export function takeCaptcha(
  db: Db,
  brand: BrandCode,
  device: string | undefined,
  answer: string,
  now: number,
): boolean {
  const open = db.get<{ id: number; answer: string }>(
    `SELECT id, answer FROM captchas
     WHERE brand = ? AND used = 0 AND expires_at > ? AND device IS ?
     ORDER BY id DESC LIMIT 1`,
    brand,
    now,
    device ?? null,
  );
  if (open === undefined) return false;
  db.run('UPDATE captchas SET used = 1 WHERE id = ?', open.id);
  return open.answer === answer;
}

/** Issued answers, newest first, for tests. */
export function captchaAnswers(db: Db) {
  return db
    .all<{ answer: string; issued_at: number }>(
      'SELECT answer, issued_at FROM captchas ORDER BY id DESC LIMIT 50',
    )
    .map(({ answer, issued_at }) => ({ answer, issuedAt: issued_at }));
}
