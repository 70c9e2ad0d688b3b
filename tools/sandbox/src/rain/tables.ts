/**
 * Additional rains, and calendar rains with at least one envelope. `left_over` is the amount not yet given
 * out; a constraint keeps it from going negative.
 */
export const RAIN_TABLES = `
CREATE TABLE rains (
  id TEXT PRIMARY KEY, brand TEXT NOT NULL, start_at INTEGER NOT NULL, end_at INTEGER NOT NULL,
  total INTEGER NOT NULL, left_over INTEGER NOT NULL CHECK (left_over BETWEEN 0 AND total),
  per_user_max INTEGER NOT NULL
) STRICT;
CREATE INDEX rains_by_time ON rains (brand, start_at);
CREATE TABLE rain_envelopes (
  event_id TEXT NOT NULL REFERENCES rains, user_id INTEGER NOT NULL REFERENCES users,
  amount INTEGER NOT NULL CHECK (amount > 0), order_no TEXT NOT NULL, at INTEGER NOT NULL,
  PRIMARY KEY (event_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX rain_envelopes_by_user ON rain_envelopes (user_id, at DESC);
`;
