/**
 * Rewards and (`applied` 1) the applications they come from: `promo` is an announcement id, `texts` its title
 * by language. At most one application per promotion is open or granted.
 */
export const PROMOTION_TABLES = `
CREATE TABLE rewards (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, promo TEXT,
  applied INTEGER NOT NULL, texts TEXT NOT NULL, amount INTEGER, wager_multiple INTEGER NOT NULL,
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
