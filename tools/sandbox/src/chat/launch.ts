import { randomBytes } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { isBrandAddress, originOf } from '../brands/sites';
import type { Db } from '../database/db';
import { type Context, signedIn } from '../calls/context';
import { refuse } from '../calls/refusal';
import { postAutomatic, SERVICE } from './room';

/** Lifetime of a launched chat in ms. */
export const CHAT_LIFE_MS = 60 * 60_000;

/** Back link within the brand's own pages; null otherwise. */
export function safeBackUrl(given: string | undefined, here: URL): string | null {
  if (given === undefined || !URL.canParse(given, here)) return null;
  const url = new URL(given, here);
  return isBrandAddress(url, here) ? url.href : null;
}

const COLOR = /^#[\da-f]{6}$/i;

type Launch = CallParsed<Contract['streams']['launchChat']>;

function assertLive(db: Db, brand: string, hostId: string): void {
  const host = db.get<{ active: number }>(
    'SELECT active FROM hosts WHERE brand = ? AND id = ?',
    brand,
    hostId,
  );
  if (host === undefined) throw refuse('record.not.found');
  if (host.active === 0) throw refuse('host.not.live');
}

/** Posts the greeting when a room is opened for the first time. */
function greet(db: Db, room: { userId: number; hostId: string }, now: number): void {
  const existing = db.get(
    'SELECT id FROM chat_messages WHERE user_id = ? AND host_id = ? LIMIT 1',
    room.userId,
    room.hostId,
  );
  if (existing === undefined) postAutomatic(db, room, 'greeting', now);
}

/**
 * Opens a chat and returns its address; marks customer service messages as read. Throws `host.not.live`,
 * `record.not.found`.
 */
export function launchChat(input: Launch, language: Language, context: Context): string {
  const { db, brand, now, url } = context;
  const { userId } = signedIn(context);
  const hostId = input.modelId ?? SERVICE;
  if (hostId !== SERVICE) assertLive(db, brand.code, hostId);
  const token = randomBytes(24).toString('hex');
  db.transaction(() => {
    db.run('DELETE FROM chats WHERE user_id = ? AND expires_at <= ?', userId, now);
    db.run(
      'INSERT INTO chats (token, user_id, host_id, language, title, back_url, header_color, expires_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      token,
      userId,
      hostId,
      language,
      input.title ?? null,
      safeBackUrl(input.backUrl ?? (input.backHome === 1 ? '/m/home' : undefined), url),
      COLOR.test(input.headerColor ?? '') ? (input.headerColor ?? null) : null,
      now + CHAT_LIFE_MS,
    );
    greet(db, { userId, hostId }, now);
    if (hostId === SERVICE) db.run('UPDATE users SET chat_unread = 0 WHERE id = ?', userId);
  });
  return `${originOf('chat', url)}/chat/?t=${token}&lang=${language}`;
}
