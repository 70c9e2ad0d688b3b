/** Followed hosts, open chats (which end with their session), customer service messages, and the hosts' rooms. */
export const CHAT_TABLES = `
CREATE TABLE host_focus (
  user_id INTEGER NOT NULL REFERENCES users, host_id TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (user_id, host_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE chats (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE, host_id TEXT NOT NULL,
  language TEXT NOT NULL, title TEXT, back_url TEXT, header_color TEXT, expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX chats_by_session ON chats (session);
CREATE TABLE chat_messages (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, author TEXT NOT NULL,
  said TEXT, text TEXT, key TEXT, at INTEGER NOT NULL, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX chat_messages_by_user ON chat_messages (user_id, id);
CREATE TABLE room_messages (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, host_id TEXT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users, text TEXT NOT NULL, key TEXT NOT NULL, at INTEGER NOT NULL,
  UNIQUE (user_id, key)
) STRICT;
CREATE INDEX room_messages_by_room ON room_messages (brand, host_id, at);
CREATE TABLE room_guests (
  brand TEXT NOT NULL, host_id TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users,
  seen_at INTEGER NOT NULL, PRIMARY KEY (brand, host_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE room_tickets (
  user_id INTEGER NOT NULL REFERENCES users, brand TEXT NOT NULL, host_id TEXT NOT NULL,
  broadcast_from INTEGER NOT NULL, order_no TEXT NOT NULL UNIQUE, price INTEGER NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (user_id, brand, host_id, broadcast_from)
) STRICT, WITHOUT ROWID;
`;
