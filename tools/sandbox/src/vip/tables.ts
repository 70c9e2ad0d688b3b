/** `subject`: `UPGRADE/<level>`, or `MONTHLY/<first day of the month>`; each is paid once. */
export const VIP_TABLES = `
CREATE TABLE vip_claims (
  user_id INTEGER NOT NULL REFERENCES users, subject TEXT NOT NULL, amount INTEGER NOT NULL,
  at INTEGER NOT NULL, order_no TEXT NOT NULL, PRIMARY KEY (user_id, subject)
) STRICT, WITHOUT ROWID;
`;
