export const WAGERING_TABLES = `
CREATE TABLE wagers (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, source TEXT NOT NULL,
  reference TEXT NOT NULL, promo TEXT, required INTEGER NOT NULL CHECK (required > 0),
  done INTEGER NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  opened_at INTEGER NOT NULL, expires_at INTEGER, excluded TEXT NOT NULL DEFAULT '[]', max_bet INTEGER
) STRICT;
CREATE INDEX wagers_open ON wagers (user_id, id) WHERE done < required;
`;
