import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';

/** Hosts that a user follows. */
export const focusedHosts = (db: Db, userId: number): ReadonlySet<string> =>
  new Set(
    db
      .all<{ host_id: string }>('SELECT host_id FROM host_focus WHERE user_id = ?', userId)
      .map(({ host_id }) => host_id),
  );

/** Follows a host; idempotent. Throws `record.not.found` for a host of another brand. */
export function focusHost(
  db: Db,
  { brand, userId, hostId }: { brand: BrandCode; userId: number; hostId: string },
  now: number,
): void {
  const known = db.get('SELECT id FROM hosts WHERE brand = ? AND id = ?', brand, hostId);
  if (known === undefined) throw refuse('record.not.found');
  db.run(
    'INSERT OR IGNORE INTO host_focus (user_id, host_id, at) VALUES (?, ?, ?)',
    userId,
    hostId,
    now,
  );
}

export function unfocusHost(db: Db, userId: number, hostId: string): void {
  db.run('DELETE FROM host_focus WHERE user_id = ? AND host_id = ?', userId, hostId);
}
