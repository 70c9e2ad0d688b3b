import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import type { TransactionKind } from './kinds.data';

/** Wallets: games cannot access `SAFE`; `PLAY` holds a member's play money. */
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

/** Main wallet of a user; always exists. */
export function mainWallet(db: Db, userId: number): WalletRow {
  const wallet = walletOf(db, userId, 'MAIN');
  if (wallet === undefined) throw new Error(`account ${userId} has no wallet`);
  return wallet;
}

/** Opens a wallet with its balance as the first entry; no entry for an empty one. */
export function openWallet(
  db: Db,
  userId: number,
  kind: WalletKind,
  { amount, remark, now }: { amount: number; remark: string; now: number },
): WalletRow {
  return db.transaction(() => {
    db.run('INSERT INTO wallets (user_id, kind, balance) VALUES (?, ?, 0)', userId, kind);
    const wallet = walletOf(db, userId, kind);
    if (wallet === undefined) throw new Error('inserted wallet not found');
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
  /** Number of its order. */
  reference: string;
  /** Unique key of the entry. */
  key: string;
  remark?: string;
  now: number;
}

/** Writes a transaction and updates the balance. All money movements use it. Returns the new balance. */
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
