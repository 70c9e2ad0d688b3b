import { randomBytes } from 'node:crypto';
import type { BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import type { Context, Viewer } from '../calls/context';
import type { User } from './users';

/** A session expires after this many ms without a call. */
export const SESSION_IDLE_MS = 30 * 60_000;
/** Minimum ms between two extensions, so that not every read causes a write. */
const TOUCH_EVERY_MS = 30_000;

/** Device and browser of a login. */
export type Origin = Pick<Context, 'device' | 'agent'>;

/** Opens a session and records it as the last login. */
export function openSession(
  db: Db,
  user: User,
  now: number,
  { device, agent }: Origin = {},
): Viewer {
  const token = randomBytes(24).toString('hex');
  db.run('UPDATE users SET last_login_at = ? WHERE id = ?', now, user.id);
  db.run(
    'INSERT INTO sessions (token, user_id, created_at, seen_at, device, agent) VALUES (?, ?, ?, ?, ?, ?)',
    token,
    user.id,
    now,
    now,
    device ?? null,
    agent ?? null,
  );
  return {
    userId: user.id,
    name: user.name,
    type: user.type,
    token,
    firstLogin: user.first_login === 1,
  };
}

interface SessionRow {
  seen_at: number;
  user_id: number;
  brand: BrandCode;
  name: string;
  type: number;
  first_login: number;
}

/**
 * Viewer of a token at this brand; undefined if unknown, or expired unless `evenExpired`, which does not extend the
 * session.
 */
export function viewerOf(
  db: Db,
  brand: BrandCode,
  token: string,
  { now, evenExpired = false }: { now: number; evenExpired?: boolean },
): Viewer | undefined {
  const session = db.get<SessionRow>(
    `SELECT s.seen_at, s.user_id, u.brand, u.name, u.type, u.first_login
     FROM sessions s JOIN users u ON u.id = s.user_id WHERE s.token = ?`,
    token,
  );
  if (session === undefined) return undefined;
  // Keep the row: launched games and chats end with a sign-out, not with idleness.
  const expired = now - session.seen_at > SESSION_IDLE_MS;
  if (expired && !evenExpired) return undefined;
  if (session.brand !== brand) return undefined;
  if (!expired && Math.abs(now - session.seen_at) > TOUCH_EVERY_MS) {
    db.run('UPDATE sessions SET seen_at = ? WHERE token = ?', now, token);
  }
  return {
    userId: session.user_id,
    name: session.name,
    type: session.type,
    token,
    firstLogin: session.first_login === 1,
  };
}

/** Ends a session with its launched games and chats. */
export function closeSession(db: Db, token: string): void {
  db.run('DELETE FROM sessions WHERE token = ?', token);
}

/** Ends a session and the account's other sessions on the same device (tabs), with their games and chats. */
export function closeDeviceSessions(db: Db, { token, userId }: Viewer): void {
  db.run(
    `DELETE FROM sessions WHERE user_id = ?1 AND (token = ?2
     OR device = (SELECT device FROM sessions WHERE token = ?2))`,
    userId,
    token,
  );
}

/** Ends every session of an account except the given one, with their games and chats. */
export function closeSessionsOf(db: Db, userId: number, keepToken = ''): void {
  db.run('DELETE FROM sessions WHERE user_id = ? AND token <> ?', userId, keepToken);
}
