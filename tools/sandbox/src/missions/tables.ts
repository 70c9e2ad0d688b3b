/** `first_day`: first day of the rewarded day, week or month. */
export const MISSION_TABLES = `
CREATE TABLE mission_claims (
  user_id INTEGER NOT NULL REFERENCES users, mission TEXT NOT NULL, first_day INTEGER NOT NULL,
  amount INTEGER NOT NULL, at INTEGER NOT NULL, order_no TEXT NOT NULL,
  PRIMARY KEY (user_id, mission, first_day)
) STRICT, WITHOUT ROWID;
`;
