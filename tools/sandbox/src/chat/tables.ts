export const CHAT_TABLES = `
CREATE TABLE host_focus (
  user_id INTEGER NOT NULL REFERENCES users, host_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (user_id, host_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chats (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, host_id TEXT NOT NULL,
  language TEXT NOT NULL, title TEXT, back_url TEXT, header_color TEXT, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, host_id TEXT NOT NULL,
  said TEXT, text TEXT, key TEXT, at INTEGER NOT NULL, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX chat_messages_by_room ON chat_messages (user_id, host_id, id);
`;
