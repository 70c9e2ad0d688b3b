import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from './money';

/** Default maximum number of bets. */
const USUAL_BETS = 1_000;

interface BetRow {
  order_no: string;
  wallet: string;
  node_id: string;
  stake: number;
  payout: number;
  status: string;
  key: string;
  at: number;
}

interface MoneyRow {
  order_no: string;
  type: string;
  amount: number;
  status: string;
  key: string;
  at: number;
}

/** Orders of each kind from their own table; `?1` is the user id. */
const SOURCES = [
  `SELECT order_no, 'DEPOSIT' AS type, amount, status, key, at FROM deposits WHERE user_id = ?1`,
  `SELECT order_no, 'WITHDRAWAL' AS type, amount, status, key, at FROM withdrawals WHERE user_id = ?1`,
  `SELECT order_no, 'TRANSFER' AS type, amount, 'SUCCESS' AS status, key, at FROM wallet_transfers
   WHERE user_id = ?1`,
  `SELECT t.reference AS order_no, t.kind AS type, abs(t.amount) AS amount, 'SUCCESS' AS status,
     t.key, t.at
   FROM transactions t JOIN wallets w ON w.id = t.wallet_id
   WHERE w.user_id = ?1 AND t.kind IN ('TRANSFER_IN', 'TRANSFER_OUT', 'RED_ENVELOPE_IN', 'RED_ENVELOPE_OUT')`,
] as const;

/** Key of the call from a transfer's transaction key, without the suffix of its side. */
const keyOfCall = (key: string): string => key.replace(/\/(?:out\/\d+|in)$/, '');

function betsOf(db: Db, userId: number, all: boolean): BetRow[] {
  return db
    .all<BetRow>(
      `SELECT b.order_no, w.kind AS wallet, b.node_id, b.stake, b.payout, b.status, b.key, b.at
       FROM bets b JOIN wallets w ON w.id = b.wallet_id
       WHERE b.user_id = ? ORDER BY b.at DESC, b.id DESC LIMIT ?`,
      userId,
      all ? -1 : USUAL_BETS,
    )
    .toReversed();
}

/** Orders that moved or will move a user's money, oldest first. */
export function ordersOf(db: Db, brand: Brand, userId: number, { all }: { all: boolean }) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const bets = betsOf(db, userId, all).map((bet) => ({
    orderNo: bet.order_no,
    type: 'BET',
    wallet: bet.wallet,
    nodeId: bet.node_id,
    stake: wire(bet.stake),
    payout: wire(bet.payout),
    status: bet.status,
    key: bet.key,
    time: bet.at,
  }));
  const others = SOURCES.flatMap((source) => db.all<MoneyRow>(source, userId)).map((order) => ({
    orderNo: order.order_no,
    type: order.type,
    amount: wire(order.amount),
    status: order.status,
    key: keyOfCall(order.key),
    time: order.at,
  }));
  return [...bets, ...others].toSorted((a, b) => a.time - b.time);
}
