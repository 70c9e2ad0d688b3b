/**
 * Promotions of a brand, and rewards: from an application (`applied` 1), paid automatically or granted by the brand.
 * `names` and `texts` are titles by language; `content` is the own body of a promotion without terms. At most one
 * application per promotion is open or granted.
 */
export const PROMOTION_TABLES = `
CREATE TABLE promotions (
  brand TEXT NOT NULL, id TEXT NOT NULL, position INTEGER NOT NULL, category TEXT NOT NULL,
  start_at INTEGER NOT NULL, end_at INTEGER, picture TEXT, names TEXT NOT NULL, content TEXT,
  terms TEXT NOT NULL, PRIMARY KEY (brand, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE rewards (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, promo TEXT,
  applied INTEGER NOT NULL, texts TEXT NOT NULL, amount INTEGER NOT NULL, wager_multiple INTEGER NOT NULL,
  status TEXT NOT NULL, remark TEXT NOT NULL, images TEXT NOT NULL, reason TEXT,
  at INTEGER NOT NULL, starts_at INTEGER NOT NULL, expires_at INTEGER, order_no TEXT
) STRICT;
CREATE INDEX rewards_by_user ON rewards (user_id, at DESC, id DESC);
CREATE UNIQUE INDEX rewards_applied_once ON rewards (user_id, promo)
WHERE applied = 1 AND status <> 'rejected';
CREATE TABLE promotion_choices (
  user_id INTEGER PRIMARY KEY REFERENCES users, promo TEXT NOT NULL
) STRICT;
`;
