import type { Db } from '../database/db';
import { type ChatState, openChat, SERVICE, type Written } from './open-chat';
import { roomState, writeToRoom } from './room';
import { serviceState, writeToService } from './service';

/** Returns the changes since a chat page's cursor. */
export function readChat(db: Db, token: string, after: string, now: number): ChatState {
  const chat = openChat(db, token, now);
  return chat.host_id === SERVICE ? serviceState(db, chat, after) : roomState(db, chat, after, now);
}

/** Stores a message, once per key. */
export function writeToChat(db: Db, message: Written, now: number): void {
  const chat = openChat(db, message.t, now);
  const write = chat.host_id === SERVICE ? writeToService : writeToRoom;
  db.transaction(() => write(db, chat, message, now));
}
