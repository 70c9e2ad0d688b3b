/** Lines of a bet: stake, odds (hundredths) and the draw or match they depend on. */
export const ORDER_TABLES = `
CREATE TABLE bet_events (
  bet_id INTEGER PRIMARY KEY REFERENCES bets, kind TEXT NOT NULL, code TEXT NOT NULL, at INTEGER NOT NULL
) STRICT;
CREATE TABLE bet_lines (
  bet_id INTEGER NOT NULL REFERENCES bets, line INTEGER NOT NULL, play TEXT NOT NULL, pick TEXT NOT NULL,
  odds INTEGER NOT NULL, stake INTEGER NOT NULL, payout INTEGER NOT NULL, status TEXT NOT NULL,
  PRIMARY KEY (bet_id, line)
) STRICT, WITHOUT ROWID;
CREATE INDEX bets_of_wallet ON bets
  (wallet_id, at DESC, id DESC, category, vendor, status, stake, valid_stake, payout);
`;
