/** `affiliate` holds the code as typed; compare without case. */
export const INVITE_TABLES = `
CREATE TABLE invite_codes (
  user_id INTEGER PRIMARY KEY REFERENCES users, code TEXT NOT NULL
) STRICT;
CREATE INDEX users_by_affiliate ON users (brand, affiliate COLLATE NOCASE, registered_at);
CREATE TABLE invite_rewards (
  friend_id INTEGER PRIMARY KEY REFERENCES users, user_id INTEGER NOT NULL REFERENCES users,
  amount INTEGER NOT NULL, at INTEGER NOT NULL, order_no TEXT NOT NULL
) STRICT;
CREATE INDEX invite_rewards_of_user ON invite_rewards (user_id, amount);
`;
