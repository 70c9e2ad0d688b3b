import type { Allowance } from '../accounts/allowances';
import { fold } from '@lobby/api-client/contract';
import type { Db } from '../database/db';
import { schedule } from '../jobs/schedule';
import { type Automatic, AUTOMATIC, TOPICS } from './automatic.data';
import { type ChatState, type OpenChat, SHOWN, takeTurn, type Written } from './open-chat';

type Author = 'PLAYER' | 'OPERATOR' | 'AUTOMATIC';

interface MessageRow {
  id: number;
  author: Author;
  said: Automatic | null;
  text: string | null;
  at: number;
}

const BY = { PLAYER: 'me', OPERATOR: 'operator', AUTOMATIC: 'automatic' } as const;

const WRITING: Allowance = { kind: 'chat', most: 60, withinMs: 10 * 60_000 };

/** Delay of the automatic answer, ms. */
const ANSWER_DELAY_MS = 4_000;

/** Messages of a person after the id `after`; marks them as read. */
export function serviceState(db: Db, chat: OpenChat, after: string): ChatState {
  const since = Number(after) || 0;
  const rows = db
    .all<MessageRow>(
      `SELECT id, author, said, text, at FROM chat_messages
       WHERE user_id = ? AND id > ? ORDER BY id DESC LIMIT ?`,
      chat.user_id,
      since,
      SHOWN,
    )
    .reverse();
  db.run('UPDATE users SET chat_unread = 0 WHERE id = ? AND chat_unread > 0', chat.user_id);
  return {
    title: chat.title,
    backUrl: chat.back_url,
    headerColor: chat.header_color,
    messages: rows.map(({ id, author, said, text, at }) => ({
      id: String(id),
      by: BY[author],
      text: said === null ? (text ?? '') : AUTOMATIC[said][chat.language],
      at,
    })),
    next: String(rows.at(-1)?.id ?? since),
  };
}

function postUnread(
  db: Db,
  userId: number,
  { author, said, text }: { author: Author; said?: Automatic; text?: string },
  now: number,
): void {
  db.run(
    'INSERT INTO chat_messages (user_id, author, said, text, at) VALUES (?, ?, ?, ?, ?)',
    userId,
    author,
    said ?? null,
    text ?? null,
    now,
  );
  db.run('UPDATE users SET chat_unread = chat_unread + 1 WHERE id = ?', userId);
}

/** Greets a person who opens customer service for the first time. */
export function greet(db: Db, userId: number, now: number): void {
  const known = db.get('SELECT id FROM chat_messages WHERE user_id = ? LIMIT 1', userId);
  if (known === undefined) postUnread(db, userId, { author: 'AUTOMATIC', said: 'greeting' }, now);
}

/** Writes to a person as an operator. */
export const answerAsOperator = (db: Db, userId: number, text: string, now: number): void =>
  postUnread(db, userId, { author: 'OPERATOR', text }, now);

/** Stores a person's message, once per key. Throws `too.many.requests`. */
export function writeToService(db: Db, chat: OpenChat, { text, key }: Written, now: number): void {
  const known = db.get(
    'SELECT id FROM chat_messages WHERE user_id = ? AND key = ?',
    chat.user_id,
    key,
  );
  if (known !== undefined) return;
  takeTurn(db, chat, WRITING, now);
  db.run(
    'INSERT INTO chat_messages (user_id, author, text, key, at) VALUES (?, ?, ?, ?, ?)',
    chat.user_id,
    'PLAYER' satisfies Author,
    text,
    key,
    now,
  );
  schedule(db, 'service.answer', String(chat.user_id), now + ANSWER_DELAY_MS);
}

/** Topic of a message, by its words in any language. */
function topicOf(text: string): Automatic {
  const folded = fold(text);
  const found = TOPICS.find(({ words }) => words.some((word) => folded.includes(fold(word))));
  return found?.said ?? 'answer';
}

/** Job: answers a person's last message by topic, unless an operator has answered. */
export function answerByRule(db: Db, subject: string, at: number): void {
  const userId = Number(subject);
  const last = db.get<MessageRow>(
    'SELECT * FROM chat_messages WHERE user_id = ? ORDER BY id DESC LIMIT 1',
    userId,
  );
  if (last?.author !== 'PLAYER') return;
  // Debounce: answer only after the person's last message.
  if (last.at > at - ANSWER_DELAY_MS) return;
  postUnread(db, userId, { author: 'AUTOMATIC', said: topicOf(last.text ?? '') }, at);
}

interface Waiting {
  user: string;
  brand: string;
  text: string;
  answered: string;
  at: number;
}

/** Last message of each person who wrote to customer service, newest first. */
export const serviceChats = (db: Db, brand: string): Waiting[] =>
  db.all<Waiting>(
    `SELECT u.name AS user, u.brand, m.text, coalesce((
         SELECT max(a.author) FROM chat_messages a
         WHERE a.user_id = m.user_id AND a.id > m.id), 'NOBODY') AS answered, m.at
     FROM chat_messages m JOIN users u ON u.id = m.user_id
     WHERE u.brand = ? AND m.id = (
         SELECT max(p.id) FROM chat_messages p WHERE p.user_id = m.user_id AND p.author = 'PLAYER')
     ORDER BY m.at DESC, m.id DESC LIMIT 100`,
    brand,
  );
