import * as z from 'zod/mini';
import { type Allowance, takeAllowance } from '../accounts/allowances';
import type { BrandCode, Language } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';

/** Host id of customer service. */
export const SERVICE = '';

/** Opened chat of a person: with customer service, or in a host's room. */
export interface OpenChat {
  user_id: number;
  /** `SERVICE`, or the host's id. */
  host_id: string;
  language: Language;
  title: string | null;
  back_url: string | null;
  header_color: string | null;
  brand: BrandCode;
}

/** Returns a chat by its token. Throws `login.not.session` for an unknown, expired or signed-out one. */
export function openChat(db: Db, token: string, now: number): OpenChat {
  const row = db.get<OpenChat>(
    `SELECT c.*, u.brand FROM chats c JOIN users u ON u.id = c.user_id
     WHERE c.token = ? AND c.expires_at > ?`,
    token,
    now,
  );
  if (row === undefined) throw refuse('login.not.session');
  return row;
}

/** Message on the page. */
interface ShownMessage {
  /** Stable id; a page shows each id once. */
  id: string;
  by: 'me' | 'player' | 'host' | 'operator' | 'automatic';
  /** Masked name of a player, name of a host. */
  name?: string;
  text: string;
  at: number;
}

/** What every chat page shows. */
export interface ChatState {
  title: string | null;
  backUrl: string | null;
  headerColor: string | null;
  /** Messages since the request's cursor, oldest first. */
  messages: ShownMessage[];
  /** Cursor for the next request. */
  next: string;
}

/** Maximum number of messages of one answer. */
export const SHOWN = 100;

/** Control characters and bidirectional marks, except line breaks. */
const HIDDEN = /(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

export const written = z.object({
  t: z.string().check(z.minLength(1), z.maxLength(128)),
  text: z.string().check(
    z.overwrite((text) => text.normalize('NFC').replace(HIDDEN, '').trim()),
    z.minLength(1),
    z.maxLength(500),
  ),
  /** Idempotency key of the message. */
  key: z.string().check(z.minLength(1), z.maxLength(64)),
});

export type Written = z.output<typeof written>;

/** Consumes one message of a person's allowance. Throws `too.many.requests`. */
export function takeTurn(db: Db, chat: OpenChat, allowance: Allowance, now: number): void {
  const who = { brand: chat.brand, subject: String(chat.user_id) };
  const wait = takeAllowance(db, who, allowance, now);
  if (wait > 0) throw refuse('too.many.requests', { retryAfterMs: wait });
}
