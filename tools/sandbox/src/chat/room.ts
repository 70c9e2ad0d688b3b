import * as z from 'zod/mini';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { BrandCode, Language } from '../brands/brands';
import { inLanguage, storedTexts } from '../content/texts';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { AUTOMATIC, type Automatic } from './automatic.data';

/** Maximum number of messages shown, newest last. */
const SHOWN = 100;

export const WRITING: Allowance = { kind: 'chat', most: 60, withinMs: 10 * 60_000 };

/** Room key of customer service. */
export const SERVICE = '';

interface ChatRow {
  user_id: number;
  host_id: string;
  language: Language;
  title: string | null;
  back_url: string | null;
  header_color: string | null;
  brand: BrandCode;
  host_names: string | null;
}

interface MessageRow {
  said: Automatic | null;
  text: string | null;
  at: number;
}

/** State shown on the chat page. */
export interface RoomState {
  /** Name of the host, or the title given at launch. */
  title: string | null;
  backUrl: string | null;
  headerColor: string | null;
  messages: { mine: boolean; text: string; at: number }[];
}

function openRoom(db: Db, token: string, now: number): ChatRow {
  const row = db.get<ChatRow>(
    `SELECT c.*, u.brand, h.names AS host_names FROM chats c JOIN users u ON u.id = c.user_id
     LEFT JOIN hosts h ON h.brand = u.brand AND h.id = c.host_id
     WHERE c.token = ? AND c.expires_at > ?`,
    token,
    now,
  );
  if (row === undefined) throw refuse('login.not.session');
  return row;
}

function stateOf(db: Db, row: ChatRow): RoomState {
  const messages = db
    .all<MessageRow>(
      `SELECT said, text, at FROM chat_messages WHERE user_id = ? AND host_id = ?
       ORDER BY id DESC LIMIT ?`,
      row.user_id,
      row.host_id,
      SHOWN,
    )
    .reverse();
  const host = row.host_names && inLanguage(storedTexts<string>(row.host_names), row.language);
  return {
    title: host ?? row.title,
    backUrl: row.back_url,
    headerColor: row.header_color,
    messages: messages.map(({ said, text, at }) => ({
      mine: said === null,
      text: said === null ? (text ?? '') : AUTOMATIC[said][row.language],
      at,
    })),
  };
}

/** Returns the room's state. Throws `login.not.session` for an unknown or expired chat. */
export const roomState = (db: Db, token: string, now: number): RoomState =>
  stateOf(db, openRoom(db, token, now));

/** Posts an automatic message. */
export function postAutomatic(
  db: Db,
  room: { userId: number; hostId: string },
  said: Automatic,
  now: number,
): void {
  db.run(
    'INSERT INTO chat_messages (user_id, host_id, said, at) VALUES (?, ?, ?, ?)',
    room.userId,
    room.hostId,
    said,
    now,
  );
}

export const written = z.object({
  t: z.string().check(z.minLength(1), z.maxLength(128)),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  /** Idempotency key of the message. */
  key: z.string().check(z.minLength(1), z.maxLength(64)),
});

/** Stores a message and posts the automatic answer, once per key. */
export function write(db: Db, message: z.output<typeof written>, now: number): RoomState {
  const row = openRoom(db, message.t, now);
  return db.transaction(() => {
    const known = db.get(
      'SELECT id FROM chat_messages WHERE user_id = ? AND key = ?',
      row.user_id,
      message.key,
    );
    if (known === undefined) {
      const limited = { brand: row.brand, subject: String(row.user_id) };
      const wait = takeAllowance(db, limited, WRITING, now);
      if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
      db.run(
        'INSERT INTO chat_messages (user_id, host_id, text, key, at) VALUES (?, ?, ?, ?, ?)',
        row.user_id,
        row.host_id,
        message.text,
        message.key,
        now,
      );
      postAutomatic(db, { userId: row.user_id, hostId: row.host_id }, 'answer', now);
    }
    return stateOf(db, row);
  });
}
