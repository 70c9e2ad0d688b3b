/** Vendors, games, favourites and recent games. A `closed` game is hidden from lists and cannot be launched. */
export const CATALOGUE_TABLES = `
CREATE TABLE vendors (code TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL) STRICT;
CREATE TABLE vendor_categories (
  category TEXT NOT NULL, vendor TEXT NOT NULL REFERENCES vendors, maintenance INTEGER NOT NULL,
  PRIMARY KEY (category, vendor)
) STRICT, WITHOUT ROWID;
CREATE TABLE games (
  node_id TEXT PRIMARY KEY, game_id TEXT NOT NULL, vendor TEXT NOT NULL REFERENCES vendors,
  category TEXT NOT NULL, classify TEXT, name TEXT NOT NULL, folded TEXT NOT NULL,
  rank INTEGER NOT NULL UNIQUE, min_bet TEXT, min_line TEXT, rejects TEXT,
  closed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX games_by_category ON games (category, rank);
CREATE INDEX games_by_vendor ON games (vendor, category, rank);
CREATE TABLE game_names (
  node_id TEXT NOT NULL REFERENCES games, language TEXT NOT NULL,
  name TEXT NOT NULL, folded TEXT NOT NULL, PRIMARY KEY (node_id, language)
) STRICT, WITHOUT ROWID;
CREATE TABLE hot_games (
  brand TEXT NOT NULL, position INTEGER NOT NULL, node_id TEXT NOT NULL REFERENCES games,
  PRIMARY KEY (brand, position)
) STRICT, WITHOUT ROWID;
CREATE TABLE favourites (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  node_id TEXT NOT NULL REFERENCES games, UNIQUE (user_id, node_id)
) STRICT;
CREATE TABLE recent (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  node_id TEXT NOT NULL REFERENCES games, UNIQUE (user_id, node_id)
) STRICT;
`;
