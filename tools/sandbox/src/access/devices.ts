import { createHash } from 'node:crypto';
import { closeSession, SESSION_IDLE_MS } from '../accounts/sessions';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { endPushOf } from '../push/subscriptions';
import { browserOf } from './browser-name';

interface SessionRow {
  token: string;
  agent: string | null;
  created_at: number;
  seen_at: number;
}

/** Session id that does not reveal the token. */
const idOf = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 32);

/** Sessions that still call, or whose game or chat is open: these outlive an expired session. */
const rowsOf = (context: Context) =>
  context.db.all<SessionRow>(
    `SELECT token, agent, created_at, seen_at FROM sessions s
     WHERE user_id = ?1 AND (seen_at >= ?2
       OR EXISTS (SELECT 1 FROM launches WHERE session = s.token AND expires_at > ?3)
       OR EXISTS (SELECT 1 FROM chats WHERE session = s.token AND expires_at > ?3))
     ORDER BY token = ?4 DESC, seen_at DESC, rowid DESC`,
    signedIn(context).userId,
    context.now - SESSION_IDLE_MS,
    context.now,
    signedIn(context).token,
  );

/** Sessions of the signed-in account: the current one, then by last activity. */
export const listSessions = (context: Context) =>
  rowsOf(context).map(({ token, agent, created_at, seen_at }) => ({
    sessionId: idOf(token),
    current: token === signedIn(context).token,
    ...browserOf(agent ?? undefined),
    startedAt: created_at,
    seenAt: seen_at,
  }));

/** Ends another session of the signed-in account. */
export function endSession(sessionId: string, context: Context): void {
  const own = signedIn(context).token;
  const found = rowsOf(context).find(({ token }) => token !== own && idOf(token) === sessionId);
  if (found === undefined) throw refuse('record.not.found');
  endPushOf(context.db, signedIn(context).userId, found.token);
  closeSession(context.db, found.token);
}
