import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Viewer } from '../calls/context';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from '../wallet/money';
import { walletOf } from '../wallet/wallets';

type PlaySession = CallValue<Contract['protection']['session']>;

interface Moved {
  staked: number;
  won: number;
}

/** Time and money since the session of a token began, by the ledger of the main wallet. */
export function sessionOf(
  db: Db,
  brand: Brand,
  { token, userId }: Viewer,
  now: number,
): PlaySession {
  const since =
    db.get<{ created_at: number }>('SELECT created_at FROM sessions WHERE token = ?', token)
      ?.created_at ?? now;
  const moved = db.get<Moved>(
    `SELECT coalesce(-sum(amount) FILTER (WHERE kind IN ('STAKE', 'STAKE_RETURN')), 0) AS staked,
       coalesce(sum(amount) FILTER (WHERE kind = 'PAYOUT'), 0) AS won
     FROM transactions WHERE wallet_id = ? AND at >= ?`,
    walletOf(db, userId, 'MAIN')?.id ?? 0,
    since,
  ) ?? { staked: 0, won: 0 };
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return {
    now,
    lastsMs: Math.max(0, now - since),
    staked: wire(Math.max(0, moved.staked)),
    won: wire(moved.won),
    net: wire(moved.won - moved.staked),
  };
}
