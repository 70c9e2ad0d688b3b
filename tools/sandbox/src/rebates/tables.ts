/**
 * One row per day and product: OPEN, then CLAIMED manually or PAID automatically. `rate` is per 10,000.
 * `rebate_days` holds the first open day of each brand.
 */
export const REBATE_TABLES = `
CREATE TABLE rebates (
  user_id INTEGER NOT NULL REFERENCES users, day INTEGER NOT NULL, product TEXT NOT NULL,
  valid_stake INTEGER NOT NULL, rate INTEGER NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
  status TEXT NOT NULL, paid_at INTEGER, order_no TEXT, PRIMARY KEY (user_id, day, product)
) STRICT, WITHOUT ROWID;
CREATE INDEX rebates_open ON rebates (day) WHERE status = 'OPEN';
CREATE INDEX rebates_open_of_user ON rebates (user_id, day) WHERE status = 'OPEN';
CREATE TABLE rebate_days (
  brand TEXT PRIMARY KEY REFERENCES brands, next_day INTEGER NOT NULL
) STRICT;
`;
