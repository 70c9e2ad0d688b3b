/**
 * Rates are integer ten-thousandths; `past_rates` holds those before a raise, until a day (exclusive).
 * `commission_days` holds the first unpaid day of each brand. Triggers maintain `login_days` and `bet_days` (days in
 * the brand's time zone), because the counts of active members cover thousands of accounts.
 */
export const TEAM_TABLES = `
CREATE TABLE ancestors (
  ancestor_id INTEGER NOT NULL REFERENCES users, user_id INTEGER NOT NULL REFERENCES users,
  depth INTEGER NOT NULL, PRIMARY KEY (ancestor_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ancestors_of_user ON ancestors (user_id, depth);
CREATE TABLE rebate_limits (
  brand TEXT NOT NULL, product TEXT NOT NULL, min_rate INTEGER NOT NULL, max_rate INTEGER NOT NULL,
  step INTEGER NOT NULL, PRIMARY KEY (brand, product)
) STRICT, WITHOUT ROWID;
CREATE TABLE rebate_quotas (
  brand TEXT NOT NULL, product TEXT NOT NULL, min_rate INTEGER NOT NULL, max_rate INTEGER NOT NULL,
  agent_quota INTEGER NOT NULL, general_quota INTEGER NOT NULL, PRIMARY KEY (brand, product, min_rate)
) STRICT, WITHOUT ROWID;
CREATE TABLE rebate_rates (
  user_id INTEGER NOT NULL REFERENCES users, product TEXT NOT NULL, rate INTEGER NOT NULL,
  PRIMARY KEY (user_id, product)
) STRICT, WITHOUT ROWID;
CREATE TABLE past_rates (
  user_id INTEGER NOT NULL REFERENCES users, product TEXT NOT NULL, until_day INTEGER NOT NULL,
  rate INTEGER NOT NULL, PRIMARY KEY (user_id, product, until_day)
) STRICT, WITHOUT ROWID;

CREATE TABLE login_days (
  user_id INTEGER NOT NULL REFERENCES users, day INTEGER NOT NULL, PRIMARY KEY (user_id, day)
) STRICT, WITHOUT ROWID;
CREATE TABLE bet_days (
  brand TEXT NOT NULL, day INTEGER NOT NULL, user_id INTEGER NOT NULL REFERENCES users,
  PRIMARY KEY (brand, day, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_by_seen ON sessions (seen_at);
CREATE TRIGGER session_is_login AFTER INSERT ON sessions BEGIN
  INSERT INTO login_days (user_id, day) SELECT u.id, (NEW.created_at + b.utc_offset_ms) / 86400000
    FROM users u JOIN brands b ON b.code = u.brand WHERE u.id = NEW.user_id
    ON CONFLICT DO NOTHING;
END;
CREATE TRIGGER bet_has_day AFTER INSERT ON bets BEGIN
  INSERT INTO bet_days (brand, day, user_id) SELECT u.brand, (NEW.at + b.utc_offset_ms) / 86400000, u.id
    FROM wallets w JOIN users u ON u.id = w.user_id JOIN brands b ON b.code = u.brand
    WHERE w.id = NEW.wallet_id AND w.kind = 'MAIN'
    ON CONFLICT DO NOTHING;
END;
CREATE INDEX transactions_of_teams ON transactions (at)
  WHERE kind NOT IN ('OPENING', 'STAKE', 'PAYOUT', 'STAKE_RETURN', 'STREAM', 'WALLET_IN', 'WALLET_OUT');

CREATE TABLE commission_days (
  brand TEXT PRIMARY KEY REFERENCES brands, next_day INTEGER NOT NULL
) STRICT;
CREATE TABLE affiliate_members (
  user_id INTEGER PRIMARY KEY REFERENCES users, code TEXT NOT NULL, registered_at INTEGER NOT NULL
) STRICT;
CREATE TABLE affiliate_links (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users,
  code TEXT NOT NULL COLLATE NOCASE, member_type INTEGER NOT NULL, rebates TEXT NOT NULL,
  remark TEXT, created_at INTEGER NOT NULL, expires_at INTEGER, visits INTEGER NOT NULL DEFAULT 0,
  registrations INTEGER NOT NULL DEFAULT 0, UNIQUE (brand, code)
) STRICT;
CREATE INDEX affiliate_links_by_user ON affiliate_links (user_id, id);
CREATE TABLE downline_transfers (
  order_no TEXT PRIMARY KEY, from_id INTEGER NOT NULL REFERENCES users,
  to_id INTEGER NOT NULL REFERENCES users, amount INTEGER NOT NULL, kind TEXT NOT NULL,
  remark TEXT, at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX downline_transfers_by_sender ON downline_transfers (from_id, at);
`;
