export const INBOX_TABLES = `
CREATE TABLE inbox (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, sent_at INTEGER NOT NULL,
  read_at INTEGER, texts TEXT NOT NULL
) STRICT;
CREATE INDEX inbox_by_user ON inbox (user_id, read_at);
CREATE INDEX inbox_by_time ON inbox (user_id, sent_at DESC, id DESC);
`;
