/** `transactions_sums` covers all summed columns, so that a year is read from the index alone. */
export const WALLET_TABLES = `
CREATE TABLE wallets (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, kind TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0), UNIQUE (user_id, kind)
) STRICT;
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY, wallet_id INTEGER NOT NULL REFERENCES wallets, kind TEXT NOT NULL,
  amount INTEGER NOT NULL, balance_after INTEGER NOT NULL, at INTEGER NOT NULL,
  reference TEXT NOT NULL, key TEXT NOT NULL, remark TEXT, UNIQUE (wallet_id, key)
) STRICT;
CREATE INDEX transactions_by_time ON transactions (wallet_id, at DESC, id DESC);
CREATE TABLE bets (
  id INTEGER PRIMARY KEY, order_no TEXT NOT NULL UNIQUE, wallet_id INTEGER NOT NULL REFERENCES wallets,
  node_id TEXT NOT NULL REFERENCES games, launch TEXT, key TEXT NOT NULL,
  stake INTEGER NOT NULL, half_multiplier INTEGER NOT NULL, payout INTEGER NOT NULL,
  symbols TEXT NOT NULL, at INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users, category TEXT NOT NULL, vendor TEXT NOT NULL,
  status TEXT NOT NULL, valid_stake INTEGER NOT NULL, settled_at INTEGER,
  UNIQUE (wallet_id, key)
) STRICT;
CREATE INDEX bets_by_launch ON bets (launch, id) WHERE launch IS NOT NULL;
CREATE INDEX bets_by_time ON bets (user_id, at DESC, id DESC);
CREATE INDEX transactions_sums ON transactions (wallet_id, at, kind, amount);
CREATE TABLE wallet_transfers (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, from_wallet TEXT NOT NULL,
  to_wallet TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), key TEXT NOT NULL,
  at INTEGER NOT NULL, UNIQUE (user_id, key)
) STRICT;
CREATE TABLE wagers (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, source TEXT NOT NULL,
  reference TEXT NOT NULL, promo TEXT, required INTEGER NOT NULL CHECK (required > 0),
  done INTEGER NOT NULL DEFAULT 0 CHECK (done >= 0 AND done <= required),
  opened_at INTEGER NOT NULL, expires_at INTEGER, excluded TEXT NOT NULL DEFAULT '[]', max_bet INTEGER
) STRICT;
CREATE INDEX wagers_open ON wagers (user_id, id) WHERE done < required;
`;
