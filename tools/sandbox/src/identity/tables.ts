/**
 * One row per account whose identity check was required or submitted. `images` and `selfie` are uploads;
 * `under_age` is set by the last verdict; new documents do not reset it.
 */
export const IDENTITY_TABLES = `
CREATE TABLE identity_checks (
  user_id INTEGER PRIMARY KEY REFERENCES users, status TEXT NOT NULL, kind TEXT, real_name TEXT,
  document_number TEXT, birthday TEXT, images TEXT NOT NULL DEFAULT '[]', selfie TEXT, reason TEXT,
  submitted_at INTEGER, decided_at INTEGER,
  under_age INTEGER NOT NULL DEFAULT 0
) STRICT;
`;
