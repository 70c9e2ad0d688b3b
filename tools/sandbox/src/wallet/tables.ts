/** `transactions_sums` covers all summed columns, so that a year is read from the index alone. */
export const WALLET_TABLES = `
CREATE INDEX transactions_sums ON transactions (wallet_id, at, kind, amount);
CREATE TABLE wallet_transfers (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, from_wallet TEXT NOT NULL,
  to_wallet TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), key TEXT NOT NULL,
  at INTEGER NOT NULL, UNIQUE (user_id, key)
) STRICT;
`;
