import { apiConfig } from '../config';
import { announcements } from '../contract/announcements';
import type { CallAnswer } from '../contract';
import { send, type SendOptions } from '../transport/send';
import { type Page, pageInputOf, type PageQuery, toPage } from '../values';

type WireEntry = CallAnswer<typeof announcements.inbox>['list'][number];

/** A message as the inbox lists it. */
export interface InboxEntry {
  id: string;
  title: string;
  /** How it begins, plain text. */
  summary: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  read: boolean;
}

export interface InboxMessage extends InboxEntry {
  /** Rich text of the server: never set as HTML without cleaning (decision 23). */
  content: string;
}

const toEntry = ({ id, title, summary, sentDate, read }: WireEntry): InboxEntry => ({
  id,
  title,
  summary,
  sentAt: sentDate,
  read,
});

/** Messages to the account, the newest first. Of types 0, 1, 2, where MAILCEN is on (D1 §6). */
export async function inbox(query: PageQuery, options?: SendOptions): Promise<Page<InboxEntry>> {
  const input = { ...pageInputOf(query), language: apiConfig().language() };
  return toPage(await send(announcements.inbox, input, options), toEntry);
}

/** One message; from then on it counts as read. Throws `record.not.found`. */
export async function inboxMessage(id: string, options?: SendOptions): Promise<InboxMessage> {
  const input = { id, language: apiConfig().language() };
  const value = await send(announcements.inboxMessage, input, options);
  return { ...toEntry(value), content: value.content };
}

/** Marks every message as read; answers how many were not. */
export async function readInbox(): Promise<number> {
  const { count } = await send(announcements.readInbox, {});
  return count;
}

/** Throws `record.not.found`. */
export async function deleteInboxMessage(id: string): Promise<void> {
  await send(announcements.deleteInboxMessage, { id });
}
