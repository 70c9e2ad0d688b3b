/**
 * A lot holds the points of one day, or (`day` below 0) a gift; `left_over` is unspent. Entries are the
 * ledger of points: their sum equals the sum of `left_over`.
 */
export const POINT_TABLES = `
CREATE TABLE point_lots (
  user_id INTEGER NOT NULL REFERENCES users, day INTEGER NOT NULL,
  earned INTEGER NOT NULL, left_over INTEGER NOT NULL CHECK (left_over >= 0 AND left_over <= earned),
  expires_at INTEGER NOT NULL, PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
CREATE INDEX point_lots_left ON point_lots (user_id, expires_at, left_over) WHERE left_over > 0;
CREATE TABLE point_entries (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, kind TEXT NOT NULL,
  points INTEGER NOT NULL, balance_after INTEGER NOT NULL CHECK (balance_after >= 0),
  at INTEGER NOT NULL, reference TEXT NOT NULL, key TEXT NOT NULL, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX point_entries_by_time ON point_entries (user_id, at DESC, id DESC);
CREATE TABLE mall_stock (
  brand TEXT NOT NULL REFERENCES brands, reward TEXT NOT NULL, stock INTEGER NOT NULL CHECK (stock >= 0),
  PRIMARY KEY (brand, reward)
) STRICT, WITHOUT ROWID;
CREATE TABLE mall_orders (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, reward TEXT NOT NULL,
  cost INTEGER NOT NULL, day INTEGER NOT NULL, status TEXT NOT NULL, address TEXT, ticket TEXT,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mall_orders_of_day ON mall_orders (user_id, day, reward);
`;
