export const FEEDBACK_TABLES = `
CREATE TABLE feedback (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, type INTEGER NOT NULL,
  content TEXT NOT NULL, at INTEGER NOT NULL, image TEXT REFERENCES uploads, answer TEXT, answered_at INTEGER
) STRICT;
CREATE INDEX feedback_by_user ON feedback (user_id, at);
`;
