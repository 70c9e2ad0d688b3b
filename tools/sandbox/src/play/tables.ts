/** Launched games. */
export const PLAY_TABLES = `
CREATE TABLE launches (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  wallet_id INTEGER NOT NULL REFERENCES wallets, node_id TEXT NOT NULL REFERENCES games,
  language TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
`;
