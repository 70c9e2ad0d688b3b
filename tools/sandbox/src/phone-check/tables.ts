/** State of the emulated third party: sent codes and issued tokens. */
export const PHONE_CHECK_TABLES = `
CREATE TABLE phone_checks (
  id TEXT PRIMARY KEY, brand TEXT NOT NULL, phone TEXT NOT NULL, mobile TEXT NOT NULL,
  dialing TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE phone_tokens (
  token TEXT PRIMARY KEY, brand TEXT NOT NULL, phone TEXT NOT NULL, mobile TEXT NOT NULL,
  dialing TEXT NOT NULL, issued_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
`;
