import type { Db } from '../database/db';

/** Adds a favourite; idempotent. */
export function addFavourite(db: Db, userId: number, nodeId: string): void {
  db.run('INSERT OR IGNORE INTO favourites (user_id, node_id) VALUES (?, ?)', userId, nodeId);
}

/** Removes a favourite; idempotent. */
export function removeFavourite(db: Db, userId: number, nodeId: string): void {
  db.run('DELETE FROM favourites WHERE user_id = ? AND node_id = ?', userId, nodeId);
}

export function favouriteIds(db: Db, userId: number): string[] {
  return db
    .all<{ node_id: string }>(
      'SELECT node_id FROM favourites WHERE user_id = ? ORDER BY id DESC',
      userId,
    )
    .map(({ node_id }) => node_id);
}

/** Moves a game to the front of the recently played. */
export function recordRecent(db: Db, userId: number, nodeId: string): void {
  // A replaced row gets a new row id, so the highest is the newest.
  db.run('INSERT OR REPLACE INTO recent (user_id, node_id) VALUES (?, ?)', userId, nodeId);
}
