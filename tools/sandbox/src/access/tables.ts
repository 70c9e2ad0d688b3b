/** Failed logins, temporary passwords, passkeys and open challenges. */
export const ACCESS_TABLES = `
CREATE TABLE login_failures (
  brand TEXT NOT NULL, who TEXT NOT NULL, failures INTEGER NOT NULL, last_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (brand, who)
) STRICT, WITHOUT ROWID;
CREATE TABLE temporary_passwords (
  user_id INTEGER PRIMARY KEY REFERENCES users, password TEXT NOT NULL, address TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE passkeys (
  credential_id TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, name TEXT NOT NULL,
  public_key TEXT NOT NULL, counter INTEGER NOT NULL, created_at INTEGER NOT NULL, used_at INTEGER
) STRICT;
CREATE INDEX passkeys_by_user ON passkeys (user_id, created_at);
CREATE TABLE passkey_challenges (
  challenge TEXT PRIMARY KEY, brand TEXT NOT NULL, user_id INTEGER REFERENCES users,
  expires_at INTEGER NOT NULL
) STRICT;
`;
