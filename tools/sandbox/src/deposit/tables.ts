/** `key` is the idempotency key; `pay_token` opens the payment page. */
export const DEPOSIT_TABLES = `
CREATE TABLE deposits (
  id INTEGER PRIMARY KEY, order_no TEXT NOT NULL UNIQUE, user_id INTEGER NOT NULL REFERENCES users,
  vendor TEXT NOT NULL, bank TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0),
  fee INTEGER NOT NULL, status TEXT NOT NULL, at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  paid_at INTEGER, settled_at INTEGER, reason TEXT, promo TEXT, bonus INTEGER NOT NULL DEFAULT 0,
  payer_name TEXT, remark TEXT, proofs TEXT NOT NULL DEFAULT '[]', return_url TEXT,
  pay_token TEXT UNIQUE, key TEXT NOT NULL, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX deposits_by_time ON deposits (user_id, at DESC, id DESC);
CREATE INDEX deposits_open ON deposits (user_id) WHERE status = 'PENDING';
CREATE INDEX deposits_of_promo ON deposits (user_id, promo, at) WHERE promo IS NOT NULL;
`;
