import type { Allowance } from '../accounts/allowances';
import { hostGame, hostName } from '../content/hosts';
import type { Db } from '../database/db';
import { enterRoom } from './gate';
import { recordGuest, presentIn, type RoomKey } from './guests';
import { heardFrom, hostLines } from './host-lines';
import { type Scene, sceneOf } from './scenes.data';
import { type ChatState, type OpenChat, SHOWN, takeTurn, type Written } from './open-chat';

export const WRITING: Allowance = { kind: 'room', most: 15, withinMs: 30_000 };

/** Age of the oldest message shown, ms. */
const HISTORY_MS = 10 * 60_000;

interface MessageRow {
  id: number;
  user_id: number;
  name: string;
  text: string;
  at: number;
}

/** Host's room as its page shows it. */
export interface RoomState extends ChatState {
  gameName: string;
  /** Scene of the room, by its game. */
  scene: Scene;
  /** Name of the host's picture below `/cdn/host/`. */
  picture: string;
  /** Number of real people in the room now. */
  viewers: number;
}

/** First two letters and the last: `pl***1`. */
const masked = (name: string) => `${name.slice(0, 2)}***${name.slice(-1)}`;

const roomOf = ({ brand, host_id }: OpenChat): RoomKey => ({ brand, hostId: host_id });

const messagesSince = (db: Db, { brand, hostId }: RoomKey, from: number, now: number) =>
  db
    .all<MessageRow>(
      `SELECT m.id, m.user_id, u.name, m.text, m.at FROM room_messages m
       JOIN users u ON u.id = m.user_id
       WHERE m.brand = ? AND m.host_id = ? AND m.at >= ? AND m.at <= ?
       ORDER BY m.at DESC, m.id DESC LIMIT ?`,
      brand,
      hostId,
      from,
      now,
      SHOWN,
    )
    .reverse();

const enter = (db: Db, chat: OpenChat, now: number) =>
  enterRoom(db, { brand: chat.brand, userId: chat.user_id, hostId: chat.host_id }, now);

/**
 * Messages of a room since `after` (ms), and the viewer count; records the caller's presence. A message at the cursor's
 * exact millisecond is repeated, with the same id. Throws as `enterRoom`.
 */
export function roomState(db: Db, chat: OpenChat, after: string, now: number): RoomState {
  const { host, broadcast } = enter(db, chat, now);
  const room = roomOf(chat);
  recordGuest(db, room, chat.user_id, now);
  const cursor = Number(after) || 0;
  // A future cursor means that the clock has been set back.
  const since = Math.max(cursor > now ? 0 : cursor, now - HISTORY_MS, broadcast.from);
  const heard = messagesSince(db, room, Math.min(since, heardFrom(since)), now).map((row) => ({
    ...row,
    name: masked(row.name),
  }));
  const said = heard
    .filter(({ at }) => at >= since)
    .map(({ id, user_id, name, text, at }) =>
      user_id === chat.user_id
        ? { id: String(id), by: 'me' as const, text, at }
        : { id: String(id), by: 'player' as const, name, text, at },
    );
  const name = hostName(host, chat.language);
  const lines = hostLines(room, { from: since, to: now, heard, language: chat.language }).map(
    (line) => ({ ...line, by: 'host' as const, name }),
  );
  return {
    title: name,
    gameName: hostGame(host, chat.language),
    scene: sceneOf(hostGame(host, 'EN')),
    picture: `${chat.brand}-${host.id}`,
    viewers: presentIn(db, room, now),
    backUrl: chat.back_url,
    headerColor: chat.header_color,
    messages: [...said, ...lines].sort((a, b) => a.at - b.at).slice(-SHOWN),
    next: String(now),
  };
}

/** Stores a message in a room, once per key. Throws as `enterRoom`, and `too.many.requests`. */
export function writeToRoom(db: Db, chat: OpenChat, { text, key }: Written, now: number): void {
  enter(db, chat, now);
  const known = db.get(
    'SELECT id FROM room_messages WHERE user_id = ? AND key = ?',
    chat.user_id,
    key,
  );
  if (known !== undefined) return;
  takeTurn(db, chat, WRITING, now);
  db.run(
    'INSERT INTO room_messages (brand, host_id, user_id, text, key, at) VALUES (?, ?, ?, ?, ?, ?)',
    chat.brand,
    chat.host_id,
    chat.user_id,
    text,
    key,
    now,
  );
}
