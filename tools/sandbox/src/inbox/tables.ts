/** `event` names a mail of `MAIL_EVENTS`: `texts` then holds its facts instead of texts by language. */
export const INBOX_TABLES = `
CREATE TABLE inbox (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, sent_at INTEGER NOT NULL,
  read_at INTEGER, event TEXT, texts TEXT NOT NULL
) STRICT;
CREATE INDEX inbox_by_user ON inbox (user_id, read_at);
CREATE INDEX inbox_by_time ON inbox (user_id, sent_at DESC, id DESC);
`;
