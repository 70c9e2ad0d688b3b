/** Launched games, which end with their session. The `node_id` of a lobby is null until a game is chosen. */
export const PLAY_TABLES = `
CREATE TABLE launches (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  session TEXT NOT NULL REFERENCES sessions ON DELETE CASCADE,
  wallet_id INTEGER NOT NULL REFERENCES wallets, node_id TEXT REFERENCES games,
  vendor TEXT NOT NULL, category TEXT, language TEXT NOT NULL, back_url TEXT,
  lottery TEXT, prize_mode TEXT, expires_at INTEGER NOT NULL
) STRICT;
CREATE INDEX launches_by_session ON launches (session);
`;
