import { INVITE_TABLES } from '../invite/tables';
import { MISSION_TABLES } from '../missions/tables';
import { POINT_TABLES } from '../points/tables';
import { REBATE_TABLES } from '../rebates/tables';
import { VIP_TABLES } from '../vip/tables';

/**
 * Rewards and (`applied` 1) the applications they come from: `promo` is an announcement id, `texts` its title
 * by language. At most one application per promotion is open or granted.
 */
const CENTRE_TABLES = `
CREATE TABLE rewards (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, promo TEXT,
  applied INTEGER NOT NULL, texts TEXT NOT NULL, amount INTEGER, wager_multiple INTEGER NOT NULL,
  status TEXT NOT NULL, remark TEXT NOT NULL, images TEXT NOT NULL, reason TEXT,
  at INTEGER NOT NULL, starts_at INTEGER NOT NULL, expires_at INTEGER, order_no TEXT
) STRICT;
CREATE INDEX rewards_by_user ON rewards (user_id, at DESC, id DESC);
CREATE UNIQUE INDEX rewards_applied_once ON rewards (user_id, promo)
WHERE applied = 1 AND status <> 'rejected';
`;

export const REWARD_TABLES = [
  CENTRE_TABLES,
  VIP_TABLES,
  POINT_TABLES,
  MISSION_TABLES,
  INVITE_TABLES,
  REBATE_TABLES,
].join('');
