import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

/** Number of failures after which a captcha is required. */
export const CAPTCHA_AFTER = 3;
/** Number of failures that lock the account. */
export const LOCK_AFTER = 10;
export const LOCK_MS = 15 * 60_000;
/** Failures expire after this many ms. */
const FORGET_AFTER_MS = 30 * 60_000;

interface FailureRow {
  failures: number;
  last_at: number;
  locked_until: number;
}

/** Subject of the failure count: account name (existing or not) and device. */
export interface Guarded {
  account: string;
  device: string | undefined;
}

const accountKey = (name: string) => `account:${name.toLowerCase()}`;
const keysOf = ({ account, device }: Guarded) =>
  device === undefined ? [accountKey(account)] : [accountKey(account), `device:${device}`];

function rowOf(db: Db, brand: BrandCode, who: string, now: number): FailureRow | undefined {
  const row = db.get<FailureRow>(
    'SELECT failures, last_at, locked_until FROM login_failures WHERE brand = ? AND who = ?',
    brand,
    who,
  );
  return row !== undefined && now - row.last_at < FORGET_AFTER_MS ? row : undefined;
}

/** Remaining lock time of the account in ms; 0 if unlocked. */
export function lockedFor(db: Db, brand: BrandCode, account: string, now: number): number {
  return Math.max(0, (rowOf(db, brand, accountKey(account), now)?.locked_until ?? 0) - now);
}

export function needsCaptcha(db: Db, brand: BrandCode, who: Guarded, now: number): boolean {
  return keysOf(who).some((key) => (rowOf(db, brand, key, now)?.failures ?? 0) >= CAPTCHA_AFTER);
}

/** Counts a failure; locks the account at the tenth. */
export function recordFailure(db: Db, brand: BrandCode, who: Guarded, now: number): void {
  db.transaction(() => {
    for (const key of keysOf(who)) {
      const failures = (rowOf(db, brand, key, now)?.failures ?? 0) + 1;
      const locks = key === accountKey(who.account) && failures >= LOCK_AFTER;
      db.run(
        'INSERT OR REPLACE INTO login_failures (brand, who, failures, last_at, locked_until) VALUES (?, ?, ?, ?, ?)',
        brand,
        key,
        // After a lock, keep the captcha but not the count towards the next lock.
        locks ? CAPTCHA_AFTER : failures,
        now,
        locks ? now + LOCK_MS : 0,
      );
    }
  });
}

export function forgetFailures(db: Db, brand: BrandCode, who: Guarded): void {
  for (const key of keysOf(who)) {
    db.run('DELETE FROM login_failures WHERE brand = ? AND who = ?', brand, key);
  }
}
