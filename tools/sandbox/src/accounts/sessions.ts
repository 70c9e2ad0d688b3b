import { randomBytes } from 'node:crypto';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import type { Viewer } from '../pipeline/context';
import { type User, userById } from './users';

/** A session ends after this long without a call. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** A call moves the end only this often: not every read becomes a write. */
const TOUCH_EVERY_MS = 30_000;

export function openSession(db: Db, user: User, now: number): Viewer {
  const token = randomBytes(24).toString('hex');
  db.run('INSERT INTO sessions VALUES (?, ?, ?, ?)', token, user.id, now, now);
  return {
    userId: user.id,
    name: user.name,
    type: user.type,
    token,
    firstLogin: user.first_login === 1,
  };
}

interface SessionRow {
  user_id: number;
  seen_at: number;
}

/** Who holds this token at this brand; an idle session is gone. */
export function viewerOf(db: Db, brand: BrandCode, token: string, now: number): Viewer | undefined {
  const session = db.get<SessionRow>(
    'SELECT user_id, seen_at FROM sessions WHERE token = ?',
    token,
  );
  if (session === undefined) return undefined;
  if (now - session.seen_at > SESSION_IDLE_MS) {
    closeSession(db, token);
    return undefined;
  }
  const user = userById(db, session.user_id);
  if (user === undefined || user.brand !== brand) return undefined;
  if (Math.abs(now - session.seen_at) > TOUCH_EVERY_MS) {
    db.run('UPDATE sessions SET seen_at = ? WHERE token = ?', now, token);
  }
  return {
    userId: user.id,
    name: user.name,
    type: user.type,
    token,
    firstLogin: user.first_login === 1,
  };
}

export function closeSession(db: Db, token: string): void {
  db.run('DELETE FROM sessions WHERE token = ?', token);
}

/** Ends every session of an account, but the one kept. */
export function closeSessionsOf(db: Db, userId: number, keepToken = ''): void {
  db.run('DELETE FROM sessions WHERE user_id = ? AND token <> ?', userId, keepToken);
}
