/** Answers of money calls by idempotency key. */
export const CALL_TABLES = `
CREATE TABLE answered_keys (
  user_id INTEGER NOT NULL REFERENCES users, key TEXT NOT NULL, call TEXT NOT NULL,
  print TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;
`;
