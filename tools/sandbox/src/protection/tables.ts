/**
 * A missing row means no limit. `pending_amount` can be confirmed from `effective_at` on (NULL: a removal);
 * without `effective_at` no change is pending. Amounts in minor units, minutes for SESSION. `until` columns
 * hold the end in ms, 0 for none, `FOREVER` for permanent. `break_contacts` keeps the `contacts` that an account
 * had before and during a break.
 */
export const PROTECTION_TABLES = `
CREATE TABLE protection_limits (
  user_id INTEGER NOT NULL REFERENCES users, kind TEXT NOT NULL, period TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount >= 0), pending_amount INTEGER, effective_at INTEGER,
  PRIMARY KEY (user_id, kind, period)
) STRICT, WITHOUT ROWID;
CREATE TABLE protection_states (
  user_id INTEGER PRIMARY KEY REFERENCES users, time_out_until INTEGER NOT NULL DEFAULT 0,
  excluded_until INTEGER NOT NULL DEFAULT 0, reality_minutes INTEGER
) STRICT;
CREATE TABLE break_contacts (
  contact TEXT NOT NULL, user_id INTEGER NOT NULL REFERENCES users, proved INTEGER NOT NULL,
  PRIMARY KEY (contact, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX break_contacts_by_user ON break_contacts (user_id);
CREATE INDEX deposits_unsettled ON deposits (user_id, amount) WHERE status IN ('PENDING', 'PAID');
CREATE INDEX bets_still_open ON bets (user_id, wallet_id, stake) WHERE status = 'OPEN';
`;
