import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { toWire } from './money';

interface EntryRow {
  id: number;
  wallet: string;
  kind: string;
  amount: number;
  balance_after: number;
  at: number;
  reference: string;
  key: string;
  remark: string | null;
}

interface OrderRow {
  order_no: string;
  wallet: string;
  node_id: string;
  stake: number;
  payout: number;
  key: string;
  at: number;
}

/** All that moved a user's money, oldest first, and what it adds up to. */
export function ledgerOf(db: Db, brand: Brand, userId: number) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const entries = db.all<EntryRow>(
    `SELECT t.*, w.kind AS wallet FROM transactions t JOIN wallets w ON w.id = t.wallet_id
     WHERE w.user_id = ? ORDER BY t.id`,
    userId,
  );
  const orders = db.all<OrderRow>(
    `SELECT b.*, w.kind AS wallet FROM bets b JOIN wallets w ON w.id = b.wallet_id
     WHERE w.user_id = ? ORDER BY b.id`,
    userId,
  );
  const wallets = db.all<{ kind: string; balance: number }>(
    'SELECT kind, balance FROM wallets WHERE user_id = ? ORDER BY id',
    userId,
  );
  const sumOf = (kind: string) =>
    entries.filter(({ wallet }) => wallet === kind).reduce((sum, { amount }) => sum + amount, 0);
  return {
    currency: brand.currency.code,
    balance: wire(sumOf('MAIN')),
    wallets: wallets.map(({ kind, balance }) => ({
      wallet: kind,
      balance: wire(balance),
      addsUpTo: wire(sumOf(kind)),
    })),
    orders: orders.map((order) => ({
      orderNo: order.order_no,
      type: 'BET',
      wallet: order.wallet,
      nodeId: order.node_id,
      stake: wire(order.stake),
      payout: wire(order.payout),
      key: order.key,
      time: order.at,
    })),
    transactions: entries.map((entry) => ({
      txId: entry.id,
      wallet: entry.wallet,
      txCode: entry.kind,
      amount: wire(entry.amount),
      balanceAfter: wire(entry.balance_after),
      key: entry.key,
      refNo: entry.reference,
      remark: entry.remark,
      time: entry.at,
    })),
  };
}
