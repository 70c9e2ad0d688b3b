/** SQL: normalised e-mail address of an account. */
const EMAIL = `'mail ' || lower(email)`;

/** SQL: normalised number of an account with its dialing code. */
const NUMBER = `'tel ' || ltrim(coalesce(dialing_code, ''), '+0') || ' ' || ltrim(mobile, '0')`;

/**
 * `first_login`: the password must be changed (first login or expired). `mobile_proved`, `email_proved`:
 * the account has verified that contact. The view `contacts` identifies accounts of one
 * person by normalised addresses and numbers; its two expressions are indexed.
 */
export const ACCOUNT_TABLES = `
CREATE TABLE users (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, name TEXT NOT NULL COLLATE NOCASE,
  type INTEGER NOT NULL, password TEXT NOT NULL, nickname TEXT, mobile TEXT, dialing_code TEXT,
  email TEXT, affiliate TEXT, registered_at INTEGER NOT NULL, vip_label TEXT,
  labels TEXT NOT NULL DEFAULT '[]', first_login INTEGER NOT NULL DEFAULT 0,
  may_log_in INTEGER NOT NULL DEFAULT 1, chat_unread INTEGER NOT NULL DEFAULT 0,
  parent_id INTEGER REFERENCES users, last_login_at INTEGER, icon TEXT, payee_name TEXT,
  mobile_proved INTEGER NOT NULL DEFAULT 0, email_proved INTEGER NOT NULL DEFAULT 0,
  UNIQUE (brand, name)
) STRICT;
CREATE INDEX users_by_mobile ON users (brand, mobile);
CREATE INDEX users_by_email ON users (${EMAIL}) WHERE email IS NOT NULL;
CREATE INDEX users_by_number ON users (${NUMBER}) WHERE mobile IS NOT NULL;
CREATE VIEW contacts AS
  SELECT id AS user_id, ${EMAIL} AS contact, email_proved AS proved FROM users WHERE email IS NOT NULL
  UNION ALL
  SELECT id, ${NUMBER}, mobile_proved FROM users WHERE mobile IS NOT NULL;
CREATE INDEX users_by_parent ON users (parent_id, name);
CREATE TABLE registration_details (
  user_id INTEGER NOT NULL REFERENCES users, field TEXT NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (user_id, field)
) STRICT, WITHOUT ROWID;
CREATE TABLE sessions (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL, device TEXT, agent TEXT
) STRICT;
CREATE TABLE captchas (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, device TEXT, answer TEXT NOT NULL,
  issued_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX captchas_by_device ON captchas (brand, device, id);
CREATE TABLE sms_codes (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, mobile TEXT NOT NULL, purpose TEXT NOT NULL,
  code TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE affiliates (
  brand TEXT NOT NULL, code TEXT NOT NULL COLLATE NOCASE, agent TEXT NOT NULL,
  PRIMARY KEY (brand, code)
) STRICT, WITHOUT ROWID;
CREATE INDEX sms_codes_by_number ON sms_codes (brand, ltrim(mobile, '0'), purpose, id);
CREATE TABLE sms_failures (
  code_id INTEGER PRIMARY KEY REFERENCES sms_codes ON DELETE CASCADE, wrong INTEGER NOT NULL
) STRICT;
CREATE TABLE allowances (
  brand TEXT NOT NULL, kind TEXT NOT NULL, subject TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX allowances_by_subject ON allowances (brand, kind, subject, at);
CREATE TABLE sent_mails (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, address TEXT NOT NULL,
  subject TEXT NOT NULL, body TEXT NOT NULL, secret TEXT, sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sent_mails_by_user ON sent_mails (user_id, id);
CREATE INDEX sessions_by_user ON sessions (user_id);
`;
