export const ACCOUNT_TABLES = `
CREATE INDEX sms_codes_by_number ON sms_codes (brand, ltrim(mobile, '0'), purpose, id);
CREATE TABLE sms_failures (
  code_id INTEGER PRIMARY KEY REFERENCES sms_codes, wrong INTEGER NOT NULL
) STRICT;
CREATE TABLE allowances (
  brand TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX allowances_by_subject ON allowances (brand, kind, subject, at);
CREATE TABLE temporary_passwords (
  user_id INTEGER PRIMARY KEY REFERENCES users, password TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE sent_mails (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, address TEXT NOT NULL,
  subject TEXT NOT NULL, body TEXT NOT NULL, secret TEXT, sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_mails_by_user ON sent_mails (user_id, id);
CREATE INDEX sessions_by_user ON sessions (user_id);
`;
