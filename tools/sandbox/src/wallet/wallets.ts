import type { Db } from '../database/db';
import { refuse } from '../pipeline/refusal';
import type { TransactionKind } from './kinds.data';

/** `SAFE` is money put aside, which no game can reach; `PLAY` is what a member plays with for play money. */
export type WalletKind = 'MAIN' | 'SAFE' | 'PLAY';

interface WalletRow {
  id: number;
  balance: number;
}

export function walletOf(db: Db, userId: number, kind: WalletKind): WalletRow | undefined {
  return db.get<WalletRow>(
    'SELECT id, balance FROM wallets WHERE user_id = ? AND kind = ?',
    userId,
    kind,
  );
}

/** The wallet everybody has from the start. */
export function mainWallet(db: Db, userId: number): WalletRow {
  const wallet = walletOf(db, userId, 'MAIN');
  if (wallet === undefined) throw new Error(`account ${userId} has no wallet`);
  return wallet;
}

/** Opens a wallet whose first entry is its balance; an empty one has no entry. */
export function openWallet(
  db: Db,
  userId: number,
  kind: WalletKind,
  { amount, remark, now }: { amount: number; remark: string; now: number },
): WalletRow {
  return db.transaction(() => {
    db.run('INSERT INTO wallets (user_id, kind, balance) VALUES (?, ?, 0)', userId, kind);
    const wallet = walletOf(db, userId, kind);
    if (wallet === undefined) throw new Error('a wallet that was opened is gone');
    if (amount === 0) return wallet;
    const key = `opening-${wallet.id}`;
    const balance = post(db, wallet.id, {
      kind: 'OPENING',
      amount,
      reference: key,
      key,
      remark,
      now,
    });
    return { id: wallet.id, balance };
  });
}

interface Posting {
  kind: TransactionKind;
  /** Signed, minor units. */
  amount: number;
  /** The order it belongs to. */
  reference: string;
  /** The same key never posts twice. */
  key: string;
  remark?: string;
  now: number;
}

/** Writes a transaction and moves the balance with it: the only way money moves. Answers the new balance. */
export function post(db: Db, walletId: number, posting: Posting): number {
  return db.transaction(() => {
    const wallet = db.get<WalletRow>('SELECT id, balance FROM wallets WHERE id = ?', walletId);
    if (wallet === undefined) throw new Error(`no wallet ${walletId}`);
    const balance = wallet.balance + posting.amount;
    if (balance < 0) throw refuse('wallet.insufficient');
    db.run('UPDATE wallets SET balance = ? WHERE id = ?', balance, walletId);
    db.run(
      `INSERT INTO transactions (wallet_id, kind, amount, balance_after, at, reference, key, remark)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      walletId,
      posting.kind,
      posting.amount,
      balance,
      posting.now,
      posting.reference,
      posting.key,
      posting.remark ?? null,
    );
    return balance;
  });
}
