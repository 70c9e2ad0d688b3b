/**
 * Contracts and their statements. Days are numbers in the brand's time, as in the daily totals; `ends_day`
 * and `after_day` are exclusive. One statement per period, one payment per statement.
 */
export const CONTRACT_TABLES = `
CREATE TABLE contracts (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, kind TEXT NOT NULL,
  payer_id INTEGER NOT NULL REFERENCES users, receiver_id INTEGER NOT NULL REFERENCES users,
  status TEXT NOT NULL CHECK (status IN ('PENDING', 'ACTIVE', 'REJECTED', 'CANCELLED')),
  period TEXT NOT NULL,
  tiers TEXT NOT NULL, remark TEXT, created_at INTEGER NOT NULL, answered_at INTEGER,
  effective_day INTEGER, ends_day INTEGER, settled_day INTEGER, closes_day INTEGER,
  ended_at INTEGER, ended_by INTEGER REFERENCES users
) STRICT;
CREATE UNIQUE INDEX contracts_pending ON contracts (receiver_id, payer_id, kind) WHERE status = 'PENDING';
CREATE INDEX contracts_received ON contracts (receiver_id, kind, id DESC);
CREATE INDEX contracts_proposed ON contracts (payer_id, kind, id DESC);
CREATE INDEX contracts_closing ON contracts (brand, closes_day) WHERE closes_day IS NOT NULL;
CREATE TABLE statements (
  id INTEGER PRIMARY KEY, contract_id INTEGER NOT NULL REFERENCES contracts, brand TEXT NOT NULL,
  kind TEXT NOT NULL, payer_id INTEGER NOT NULL REFERENCES users,
  receiver_id INTEGER NOT NULL REFERENCES users, first_day INTEGER NOT NULL, after_day INTEGER NOT NULL,
  stake INTEGER NOT NULL, loss INTEGER NOT NULL, active INTEGER NOT NULL, rate TEXT, hours INTEGER,
  amount INTEGER NOT NULL CHECK (amount >= 0),
  status TEXT NOT NULL CHECK (status IN ('DUE', 'PAID', 'NONE')), paid_at INTEGER, order_no TEXT,
  UNIQUE (contract_id, first_day)
) STRICT;
CREATE INDEX statements_received ON statements (receiver_id, kind, after_day DESC, id DESC);
CREATE INDEX statements_owed ON statements (payer_id, kind, after_day DESC, id DESC);
CREATE INDEX statements_due ON statements (brand, kind, after_day) WHERE status = 'DUE';
CREATE INDEX bets_by_settlement ON bets (settled_at) WHERE settled_at IS NOT NULL;
`;
