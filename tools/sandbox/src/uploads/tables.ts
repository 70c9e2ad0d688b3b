export const UPLOAD_TABLES = `
CREATE TABLE uploads (
  id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, purpose TEXT NOT NULL,
  type TEXT NOT NULL, bytes INTEGER NOT NULL, data TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX uploads_by_user ON uploads (user_id, at);
`;
