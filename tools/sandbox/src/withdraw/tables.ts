/**
 * `account_no` is masked, because an order does not need the full number. `next_at` is the due time of the next
 * step. `withdrawal_states` holds each state a withdrawal entered, written by triggers.
 */
export const WITHDRAW_TABLES = `
CREATE TABLE withdrawals (
  order_no TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, bank_name TEXT NOT NULL,
  account_no TEXT NOT NULL, amount INTEGER NOT NULL CHECK (amount > 0), fee INTEGER NOT NULL,
  course TEXT NOT NULL, status TEXT NOT NULL, reason TEXT, key TEXT NOT NULL,
  at INTEGER NOT NULL, updated_at INTEGER NOT NULL, next_at INTEGER, UNIQUE (user_id, key)
) STRICT;
CREATE INDEX withdrawals_by_time ON withdrawals (user_id, at DESC, order_no DESC);
CREATE TABLE withdrawal_states (
  order_no TEXT NOT NULL REFERENCES withdrawals, status TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE INDEX withdrawal_states_by_order ON withdrawal_states (order_no);
CREATE TRIGGER withdrawal_begins AFTER INSERT ON withdrawals BEGIN
  INSERT INTO withdrawal_states (order_no, status, at) VALUES (NEW.order_no, 'SUBMITTED', NEW.at);
  INSERT INTO withdrawal_states (order_no, status, at)
  SELECT NEW.order_no, NEW.status, NEW.updated_at WHERE NEW.status <> 'SUBMITTED';
END;
CREATE TRIGGER withdrawal_moves AFTER UPDATE OF status ON withdrawals WHEN OLD.status <> NEW.status BEGIN
  INSERT INTO withdrawal_states (order_no, status, at) VALUES (NEW.order_no, NEW.status, NEW.updated_at);
END;
`;
