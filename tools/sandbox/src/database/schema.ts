import { CONTRACT_TABLES } from '../contracts/tables';
import { DEPOSIT_TABLES } from '../deposit/tables';
import { INBOX_TABLES } from '../inbox/tables';
import { ORDER_TABLES } from '../orders/tables';
import { PHONE_CHECK_TABLES } from '../phone-check/tables';
import { PROTECTION_TABLES } from '../protection/tables';
import { RAIN_TABLES } from '../rain/tables';
import { REWARD_TABLES } from '../rewards/tables';
import { SECURITY_TABLES } from '../security/tables';
import { TEAM_TABLES } from '../team/tables';
import { TOTALS } from '../wallet/totals';
import { WAGERING_TABLES } from '../wallet/wagering-tables';
import { WALLET_TABLES } from '../wallet/tables';
import { WITHDRAW_TABLES } from '../withdraw/tables';

const CORE = `
CREATE TABLE brands (code TEXT PRIMARY KEY, utc_offset_ms INTEGER NOT NULL) STRICT;
CREATE TABLE vendors (code TEXT PRIMARY KEY, name TEXT NOT NULL, position INTEGER NOT NULL) STRICT;
CREATE TABLE vendor_categories (
  category TEXT NOT NULL, vendor TEXT NOT NULL REFERENCES vendors, maintenance INTEGER NOT NULL,
  PRIMARY KEY (category, vendor)
) STRICT, WITHOUT ROWID;

CREATE TABLE games (
  node_id TEXT PRIMARY KEY, game_id TEXT NOT NULL, vendor TEXT NOT NULL REFERENCES vendors,
  category TEXT NOT NULL, classify TEXT, name TEXT NOT NULL, folded TEXT NOT NULL,
  rank INTEGER NOT NULL UNIQUE, min_bet TEXT, min_line TEXT, rejects TEXT
) STRICT;
CREATE INDEX games_by_category ON games (category, rank);
CREATE INDEX games_by_vendor ON games (vendor, category, rank);
CREATE TABLE game_names (
  node_id TEXT NOT NULL REFERENCES games, language TEXT NOT NULL,
  name TEXT NOT NULL, folded TEXT NOT NULL, PRIMARY KEY (node_id, language)
) STRICT, WITHOUT ROWID;
CREATE TABLE hot_games (
  brand TEXT NOT NULL, position INTEGER NOT NULL, node_id TEXT NOT NULL REFERENCES games,
  PRIMARY KEY (brand, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE users (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, name TEXT NOT NULL COLLATE NOCASE,
  type INTEGER NOT NULL, password TEXT NOT NULL, nickname TEXT, mobile TEXT, dialing_code TEXT,
  email TEXT, affiliate TEXT, registered_at INTEGER NOT NULL, vip_label TEXT,
  labels TEXT NOT NULL DEFAULT '[]', first_login INTEGER NOT NULL DEFAULT 0,
  may_log_in INTEGER NOT NULL DEFAULT 1, chat_unread INTEGER NOT NULL DEFAULT 0,
  parent_id INTEGER REFERENCES users, last_login_at INTEGER, icon TEXT, payee_name TEXT,
  UNIQUE (brand, name)
) STRICT;
CREATE INDEX users_by_mobile ON users (brand, mobile);
CREATE INDEX users_by_parent ON users (parent_id, name);
CREATE TABLE ancestors (
  ancestor_id INTEGER NOT NULL REFERENCES users, user_id INTEGER NOT NULL REFERENCES users,
  depth INTEGER NOT NULL, PRIMARY KEY (ancestor_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX ancestors_of_user ON ancestors (user_id, depth);
CREATE TABLE sessions (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  created_at INTEGER NOT NULL, seen_at INTEGER NOT NULL
) STRICT;
CREATE TABLE login_failures (
  brand TEXT NOT NULL, who TEXT NOT NULL, failures INTEGER NOT NULL, last_at INTEGER NOT NULL,
  locked_until INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (brand, who)
) STRICT, WITHOUT ROWID;
CREATE TABLE captchas (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, device TEXT, answer TEXT NOT NULL,
  issued_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE sms_codes (
  id INTEGER PRIMARY KEY, brand TEXT NOT NULL, mobile TEXT NOT NULL, purpose TEXT NOT NULL,
  code TEXT NOT NULL, sent_at INTEGER NOT NULL, expires_at INTEGER NOT NULL,
  used INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE affiliates (
  brand TEXT NOT NULL, code TEXT NOT NULL COLLATE NOCASE, agent TEXT NOT NULL,
  PRIMARY KEY (brand, code)
) STRICT, WITHOUT ROWID;

CREATE TABLE favourites (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  node_id TEXT NOT NULL REFERENCES games, UNIQUE (user_id, node_id)
) STRICT;
CREATE TABLE recent (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  node_id TEXT NOT NULL REFERENCES games, UNIQUE (user_id, node_id)
) STRICT;

CREATE TABLE wallets (
  id INTEGER PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users, kind TEXT NOT NULL,
  balance INTEGER NOT NULL CHECK (balance >= 0), UNIQUE (user_id, kind)
) STRICT;
CREATE TABLE transactions (
  id INTEGER PRIMARY KEY, wallet_id INTEGER NOT NULL REFERENCES wallets, kind TEXT NOT NULL,
  amount INTEGER NOT NULL, balance_after INTEGER NOT NULL, at INTEGER NOT NULL,
  reference TEXT NOT NULL, key TEXT NOT NULL, remark TEXT, UNIQUE (wallet_id, key)
) STRICT;
CREATE INDEX transactions_by_time ON transactions (wallet_id, at DESC, id DESC);
CREATE TABLE launches (
  token TEXT PRIMARY KEY, user_id INTEGER NOT NULL REFERENCES users,
  wallet_id INTEGER NOT NULL REFERENCES wallets, node_id TEXT NOT NULL REFERENCES games,
  language TEXT NOT NULL, expires_at INTEGER NOT NULL
) STRICT;
CREATE TABLE bets (
  id INTEGER PRIMARY KEY, order_no TEXT NOT NULL UNIQUE, wallet_id INTEGER NOT NULL REFERENCES wallets,
  node_id TEXT NOT NULL REFERENCES games, launch TEXT, key TEXT NOT NULL,
  stake INTEGER NOT NULL, half_multiplier INTEGER NOT NULL, payout INTEGER NOT NULL,
  symbols TEXT NOT NULL, at INTEGER NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users, category TEXT NOT NULL, vendor TEXT NOT NULL,
  status TEXT NOT NULL, valid_stake INTEGER NOT NULL, settled_at INTEGER,
  UNIQUE (wallet_id, key)
) STRICT;
CREATE INDEX bets_by_launch ON bets (launch, id) WHERE launch IS NOT NULL;
CREATE INDEX bets_by_time ON bets (user_id, at DESC, id DESC);

CREATE TABLE announcements (
  id TEXT PRIMARY KEY, brand TEXT NOT NULL, kind TEXT NOT NULL, position INTEGER NOT NULL,
  start_date INTEGER NOT NULL, group_name TEXT, execution TEXT, promotion_type TEXT,
  url TEXT, linkage TEXT, linkage_type TEXT, images TEXT, texts TEXT NOT NULL
) STRICT;
CREATE INDEX announcements_by_kind ON announcements (brand, kind, position);
CREATE TABLE announcement_reads (
  user_id INTEGER NOT NULL REFERENCES users, announcement_id TEXT NOT NULL REFERENCES announcements,
  PRIMARY KEY (user_id, announcement_id)
) STRICT, WITHOUT ROWID;
CREATE TABLE hosts (
  id TEXT NOT NULL, brand TEXT NOT NULL, position INTEGER NOT NULL, names TEXT NOT NULL,
  games TEXT NOT NULL, room_type TEXT NOT NULL, active INTEGER NOT NULL, streaming INTEGER NOT NULL,
  watched INTEGER NOT NULL, daily_minute INTEGER NOT NULL, hot INTEGER NOT NULL, promo INTEGER NOT NULL,
  PRIMARY KEY (brand, id)
) STRICT;

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, due_at INTEGER NOT NULL
) STRICT;
CREATE INDEX jobs_by_time ON jobs (due_at, id);
CREATE TABLE answered_keys (
  user_id INTEGER NOT NULL REFERENCES users, key TEXT NOT NULL, call TEXT NOT NULL,
  print TEXT NOT NULL, answer TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE brand_settings (
  brand TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (brand, name)
) STRICT, WITHOUT ROWID;
CREATE TABLE sandbox_settings (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`;

/**
 * Tables of the sandbox. Money in whole minor units, times in ms since the epoch, localised texts as JSON.
 */
export const SCHEMA = [
  CORE,
  WALLET_TABLES,
  ORDER_TABLES,
  PHONE_CHECK_TABLES,
  WAGERING_TABLES,
  DEPOSIT_TABLES,
  WITHDRAW_TABLES,
  SECURITY_TABLES,
  REWARD_TABLES,
  PROTECTION_TABLES,
  INBOX_TABLES,
  TEAM_TABLES,
  CONTRACT_TABLES,
  RAIN_TABLES,
  TOTALS,
].join('\n');
