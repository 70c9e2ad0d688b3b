import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { ordersOf } from './ledger-orders';
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

/** Keys of answered money calls, in every area. */
const answeredKeys = (db: Db, userId: number) =>
  db.all<{ key: string; call: string; at: number }>(
    'SELECT key, call, at FROM answered_keys WHERE user_id = ? ORDER BY at, key',
    userId,
  );

function walletsOf(db: Db, userId: number) {
  return db.all<{ kind: string; balance: number; sum: number }>(
    `SELECT kind, balance,
       (SELECT coalesce(sum(amount), 0) FROM transactions t WHERE t.wallet_id = w.id) AS sum
     FROM wallets w WHERE user_id = ? ORDER BY id`,
    userId,
  );
}

/**
 * All transactions and orders of a user, oldest first, with totals. Includes the newest thousand bets, or all
 * with `all`.
 */
export function ledgerOf(db: Db, brand: Brand, userId: number, all = false) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const entries = db.all<EntryRow>(
    `SELECT t.*, w.kind AS wallet FROM transactions t JOIN wallets w ON w.id = t.wallet_id
     WHERE w.user_id = ? ORDER BY t.id`,
    userId,
  );
  const wallets = walletsOf(db, userId);
  return {
    currency: brand.currency.code,
    balance: wire(wallets.find(({ kind }) => kind === 'MAIN')?.sum ?? 0),
    wallets: wallets.map(({ kind, balance, sum }) => ({
      wallet: kind,
      balance: wire(balance),
      addsUpTo: wire(sum),
    })),
    orders: ordersOf(db, brand, userId, { all }),
    keys: answeredKeys(db, userId),
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
