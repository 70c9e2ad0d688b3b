import { announcements } from '../contract/announcements/announcements';
import { bind } from '../transport/send';

/** Messages to the account, the newest first. Of types 0, 1, 2, where MAILCEN is on (D1 §6). */
export const inbox = bind(announcements.inbox);

/** One message, which is read from then on. Throws `record.not.found`. */
export const inboxMessage = bind(announcements.inboxMessage);

/** Marks every message as read; answers how many were not. */
export const readInbox = bind(announcements.readInbox);

/** Throws `record.not.found`. */
export const deleteInboxMessage = bind(announcements.deleteInboxMessage);
