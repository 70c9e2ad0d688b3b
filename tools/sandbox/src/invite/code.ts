import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';

/** Candidate code for attempt `n`: short, and free unless a user chose it. */
export const inviteCodeOf = (userId: number, n = 0): string =>
  `F${(46_656 + userId * 7_919 + n * 1_000_003).toString(36).toUpperCase()}`;

const isTaken = (db: Db, { code: brand }: Brand, code: string) =>
  db.get('SELECT 1 FROM affiliates WHERE brand = ? AND code = ?', brand, code) !== undefined ||
  db.get('SELECT 1 FROM affiliate_links WHERE brand = ? AND code = ?', brand, code) !== undefined;

/** Invitation code of an account; created on first use and then valid for registration. */
export function inviteCode(
  db: Db,
  brand: Brand,
  { userId, name }: { userId: number; name: string },
): string {
  const known = db.get<{ code: string }>('SELECT code FROM invite_codes WHERE user_id = ?', userId);
  if (known !== undefined) return known.code;
  return db.transaction(() => {
    let n = 0;
    while (isTaken(db, brand, inviteCodeOf(userId, n))) n += 1;
    const code = inviteCodeOf(userId, n);
    db.run('INSERT INTO invite_codes (user_id, code) VALUES (?, ?)', userId, code);
    db.run('INSERT INTO affiliates (brand, code, agent) VALUES (?, ?, ?)', brand.code, code, name);
    return code;
  });
}
