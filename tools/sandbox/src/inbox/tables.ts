import { ACCOUNT_TABLES } from '../accounts/tables';
import { CHAT_TABLES } from '../chat/tables';
import { NEWS_INDEXES } from '../content/tables';
import { FEEDBACK_TABLES } from '../feedback/tables';
import { UPLOAD_TABLES } from '../uploads/tables';

const INBOX = `
CREATE TABLE inbox (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, sent_at INTEGER NOT NULL,
  read_at INTEGER, texts TEXT NOT NULL
) STRICT;
CREATE INDEX inbox_by_user ON inbox (user_id, read_at);
CREATE INDEX inbox_by_time ON inbox (user_id, sent_at DESC, id DESC);
`;

/** Messages, mails and codes of accounts. */
export const INBOX_TABLES = [
  INBOX,
  ACCOUNT_TABLES,
  CHAT_TABLES,
  NEWS_INDEXES,
  FEEDBACK_TABLES,
  UPLOAD_TABLES,
].join('\n');
