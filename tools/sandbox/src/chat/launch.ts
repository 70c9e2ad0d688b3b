import { randomBytes } from 'node:crypto';
import type { CallParsed, Contract } from '@lobby/api-client/contract';
import type { Language } from '../brands/brands';
import { isBrandAddress, originOf } from '../brands/sites';
import { type Context, signedIn } from '../calls/context';
import { enterRoom } from './gate';
import { SERVICE } from './open-chat';
import { greet } from './service';

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

/** Page of a chat; rooms have one of their own. */
const pageOf = (hostId: string) => (hostId === SERVICE ? '/chat/' : '/chat/room/');

/**
 * Opens a chat and returns its address; marks customer service messages as read. Throws as
 * `enterRoom` for a host's room.
 */
export function launchChat(input: Launch, language: Language, context: Context): string {
  const { db, brand, now, url } = context;
  const { userId, token: session } = signedIn(context);
  const hostId = input.modelId ?? SERVICE;
  if (hostId !== SERVICE) enterRoom(db, { brand: brand.code, userId, hostId }, now);
  const token = randomBytes(24).toString('hex');
  db.transaction(() => {
    db.run('DELETE FROM chats WHERE user_id = ? AND expires_at <= ?', userId, now);
    db.run(
      `INSERT INTO chats (token, user_id, session, host_id, language, title, back_url, header_color, expires_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      token,
      userId,
      session,
      hostId,
      language,
      input.title ?? null,
      safeBackUrl(input.backUrl ?? (input.backHome === 1 ? '/m/home' : undefined), url),
      COLOR.test(input.headerColor ?? '') ? (input.headerColor ?? null) : null,
      now + CHAT_LIFE_MS,
    );
    if (hostId !== SERVICE) return;
    greet(db, userId, now);
    db.run('UPDATE users SET chat_unread = 0 WHERE id = ?', userId);
  });
  return `${originOf('chat', url)}${pageOf(hostId)}?t=${token}&lang=${language}`;
}
