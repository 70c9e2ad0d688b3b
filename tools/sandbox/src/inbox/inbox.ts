import type { AnnouncementText } from '../content/announcements';
import { type ByLanguage, inLanguage, storedTexts } from '../content/texts';
import type { Db } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import { isMailEvent, mailText, type Reader } from './mail-text';

interface InboxRow {
  id: number;
  sent_at: number;
  read_at: number | null;
  event: string | null;
  texts: string;
}

/** Maximum length of a summary in characters. */
const SUMMARY = 120;

/** Strips tags from simple trusted HTML. */
const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

function summaryOf(content: string): string {
  const characters = Array.from(plainText(content));
  return characters.length <= SUMMARY
    ? characters.join('')
    : `${characters.slice(0, SUMMARY - 1).join('')}…`;
}

function textFor({ event, texts }: InboxRow, reader: Reader): AnnouncementText {
  if (event !== null && isMailEvent(event)) return mailText({ event, facts: texts }, reader);
  const text = inLanguage(storedTexts<AnnouncementText>(texts), reader.language);
  return text ?? { title: '', content: '' };
}

function entryOf(row: InboxRow, { title, content }: AnnouncementText) {
  return {
    id: String(row.id),
    title,
    summary: summaryOf(content),
    sentAt: row.sent_at,
    read: row.read_at !== null,
  };
}

/** Messages to an account, newest first. */
export function inboxOf(db: Db, userId: number, query: PageQuery, reader: Reader) {
  const select = {
    columns: '*',
    from: 'inbox WHERE user_id = ?',
    order: 'sent_at DESC, id DESC',
    values: [userId],
  };
  return pageFrom<InboxRow, ReturnType<typeof entryOf>>(db, query, select, (row) =>
    entryOf(row, textFor(row, reader)),
  );
}

/** Reads a message and marks it as read; undefined for another account's id. */
export function readMessage(
  db: Db,
  { userId, id, reader }: { userId: number; id: string; reader: Reader },
  now: number,
) {
  const row = db.get<InboxRow>(
    'SELECT * FROM inbox WHERE id = ? AND user_id = ?',
    Number(id) || 0,
    userId,
  );
  if (row === undefined) return undefined;
  if (row.read_at === null) db.run('UPDATE inbox SET read_at = ? WHERE id = ?', now, row.id);
  const text = textFor(row, reader);
  return { ...entryOf(row, text), content: text.content, read: true };
}

/** Marks all as read; returns how many were unread. */
export const readAll = (db: Db, userId: number, now: number): number =>
  db.run('UPDATE inbox SET read_at = ? WHERE user_id = ? AND read_at IS NULL', now, userId);

/** Deletes a message; returns whether one was deleted. */
export const deleteMessage = (db: Db, userId: number, id: string): boolean =>
  db.run('DELETE FROM inbox WHERE id = ? AND user_id = ?', Number(id) || 0, userId) === 1;

export const unreadOf = (db: Db, userId: number): number =>
  db.get<{ unread: number }>(
    'SELECT count(*) AS unread FROM inbox WHERE user_id = ? AND read_at IS NULL',
    userId,
  )?.unread ?? 0;

/** Adds a message to an account's inbox; returns its id. `content` is HTML, in every language. */
export function sendMessage(
  db: Db,
  userId: number,
  texts: ByLanguage<AnnouncementText>,
  now: number,
): string {
  const row = db.get<{ id: number }>(
    'INSERT INTO inbox (user_id, sent_at, texts) VALUES (?, ?, ?) RETURNING id',
    userId,
    now,
    JSON.stringify(texts),
  );
  return String(row?.id);
}
