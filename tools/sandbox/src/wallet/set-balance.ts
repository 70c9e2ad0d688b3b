import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db';
import { mainWallet, post } from './wallets';

/**
 * Brings the main wallet to a balance (minor units) by an entry of the difference, which no total counts.
 * Returns the new balance.
 */
export function setBalance(db: Db, userId: number, balance: number, now: number): number {
  return db.transaction(() => {
    const wallet = mainWallet(db, userId);
    if (wallet.balance === balance) return balance;
    const key = `set-${randomUUID()}`;
    return post(db, wallet.id, {
      kind: 'OPENING',
      amount: balance - wallet.balance,
      reference: key,
      key,
      remark: 'Set at the control page',
      now,
    });
  });
}
