/**
 * `account_no` is masked: an order does not store the full number. `next_at` is the due time of the next
 * step.
 */
export const WITHDRAW_TABLES = `
CREATE TABLE withdrawals (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, bank_name TEXT NOT NULL,
  account_no TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), fee INTEGER NOT NULL,
  course TEXT NOT NULL, status TEXT NOT NULL, reason TEXT, key TEXT NOT NULL,
  at INTEGER NOT NULL, updated_at INTEGER NOT NULL, next_at INTEGER, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX withdrawals_by_time ON withdrawals (user_id, at DESC, order_no DESC);
`;
