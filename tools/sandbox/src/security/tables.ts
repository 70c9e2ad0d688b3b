/** Secrets are hashed; card numbers are stored in plain text, needed for payouts. */
export const SECURITY_TABLES = `
CREATE TABLE payment_passwords (
  user_id INTEGER PRIMARY KEY REFERENCES users, hash TEXT NOT NULL, set_at INTEGER NOT NULL
) STRICT;
CREATE TABLE security_tries (
  user_id INTEGER NOT NULL REFERENCES users, what TEXT NOT NULL, wrong INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (user_id, what)
) STRICT, WITHOUT ROWID;
CREATE TABLE security_answers (
  user_id INTEGER NOT NULL REFERENCES users, position INTEGER NOT NULL, question_id TEXT NOT NULL,
  answer TEXT NOT NULL, PRIMARY KEY (user_id, position), UNIQUE (user_id, question_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE bank_cards (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, brand TEXT NOT NULL,
  bank_code TEXT NOT NULL, account_no TEXT NOT NULL, branch TEXT, bound_at INTEGER NOT NULL,
  UNIQUE (brand, account_no)
) STRICT;
CREATE INDEX bank_cards_by_user ON bank_cards (user_id, id);
`;
