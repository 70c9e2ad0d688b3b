import type { Db } from '../database/db';

/** Puts an account below another, and so below everyone above that one. */
export function placeBelow(db: Db, userId: number, parentId: number): void {
  db.transaction(() => {
    db.run('UPDATE users SET parent_id = ? WHERE id = ?', parentId, userId);
    db.run('INSERT INTO ancestors VALUES (?, ?, 1)', parentId, userId);
    db.run(
      'INSERT INTO ancestors SELECT ancestor_id, ?, depth + 1 FROM ancestors WHERE user_id = ?',
      userId,
      parentId,
    );
  });
}

/** How many steps below an agent somebody stands; `undefined` for somebody who is not in the team. */
export function depthBelow(db: Db, agentId: number, userId: number): number | undefined {
  return db.get<{ depth: number }>(
    'SELECT depth FROM ancestors WHERE ancestor_id = ? AND user_id = ?',
    agentId,
    userId,
  )?.depth;
}
