/** Failed logins and temporary passwords. */
export const ACCESS_TABLES = `
CREATE TABLE login_failures (
  brand TEXT NOT NULL, who TEXT NOT NULL, failures INTEGER NOT NULL, last_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (brand, who)
) STRICT, WITHOUT ROWID;
CREATE TABLE temporary_passwords (
  user_id INTEGER PRIMARY KEY REFERENCES users, password TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
`;
