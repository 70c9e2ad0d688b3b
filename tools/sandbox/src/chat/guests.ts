import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';

/** Room of a host. */
export interface RoomKey {
  brand: BrandCode;
  hostId: string;
}

/** Presence timeout after the page's last request, ms. */
const PRESENT_MS = 6_000;

/** Records a person's presence in a room. */
export function recordGuest(db: Db, { brand, hostId }: RoomKey, userId: number, now: number): void {
  db.run(
    `INSERT INTO room_guests (brand, host_id, user_id, seen_at) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET seen_at = excluded.seen_at`,
    brand,
    hostId,
    userId,
    now,
  );
}

/** Number of people in a room now. */
export function presentIn(db: Db, { brand, hostId }: RoomKey, now: number): number {
  const row = db.get<{ n: number }>(
    `SELECT count(*) AS n FROM room_guests
     WHERE brand = ? AND host_id = ? AND seen_at > ? AND seen_at <= ?`,
    brand,
    hostId,
    now - PRESENT_MS,
    now,
  );
  return row?.n ?? 0;
}

/** Number of people who have been in each room of a brand, by host. */
export const watchedOf = (db: Db, brand: BrandCode): ReadonlyMap<string, number> =>
  new Map(
    db
      .all<{ host_id: string; n: number }>(
        'SELECT host_id, count(*) AS n FROM room_guests WHERE brand = ? GROUP BY host_id',
        brand,
      )
      .map(({ host_id, n }) => [host_id, n]),
  );
