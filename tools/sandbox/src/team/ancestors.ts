import type { Db } from '../database/db';

/** Adds an account below another and all of its ancestors. */
export function placeBelow(db: Db, userId: number, parentId: number): void {
  db.transaction(() => {
    db.run('UPDATE users SET parent_id = ? WHERE id = ?', parentId, userId);
    db.run(
      'INSERT INTO ancestors (ancestor_id, user_id, depth) VALUES (?, ?, 1)',
      parentId,
      userId,
    );
    db.run(
      'INSERT INTO ancestors (ancestor_id, user_id, depth) SELECT ancestor_id, ?, depth + 1 FROM ancestors WHERE user_id = ?',
      userId,
      parentId,
    );
  });
}

/** Distance of an account below an agent; undefined if not in the team. */
export function depthBelow(db: Db, agentId: number, userId: number): number | undefined {
  return db.get<{ depth: number }>(
    'SELECT depth FROM ancestors WHERE ancestor_id = ? AND user_id = ?',
    agentId,
    userId,
  )?.depth;
}
