import type { BrandCode, Language } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import type { PrizeMode } from '../orders/lottery-opening';
import { assertOpen } from '../platform/open';
import type { WalletKind } from '../wallet/wallets';

/** Running launch. */
export interface OpenLaunch {
  token: string;
  brand: BrandCode;
  user_id: number;
  /** Customer type. */
  type: number;
  wallet_id: number;
  wallet: WalletKind;
  balance: number;
  language: Language;
  back_url: string | null;
  vendor: string;
  /** Requested category of a lobby, if any. */
  category: Category | null;
  /** Null in a lobby until a game is chosen. */
  node_id: string | null;
  lottery: string | null;
  prize_mode: PrizeMode;
}

/**
 * A launch by its token. Throws `login.not.session` for an unknown, expired or signed-out one, `system.maintenance` and
 * `system.region` while the platform is closed.
 */
export function openLaunch(db: Db, token: string, now: number): OpenLaunch {
  const row = db.get<OpenLaunch>(
    `SELECT l.token, l.wallet_id, l.node_id, l.user_id, l.language, l.back_url, l.vendor, l.category,
       l.lottery, l.prize_mode, u.brand, u.type, w.kind AS wallet, w.balance
     FROM launches l JOIN users u ON u.id = l.user_id JOIN wallets w ON w.id = l.wallet_id
     WHERE l.token = ? AND l.expires_at > ?`,
    token,
    now,
  );
  if (row === undefined) throw refuse('login.not.session');
  assertOpen(db, row.brand);
  return row;
}
