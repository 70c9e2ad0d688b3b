import { randomUUID } from 'node:crypto';
import type { Db } from '../database/db';
import { mainWallet, post } from './wallets';

/**
 * Sets the main wallet to a balance (minor units) with an adjustment entry, which is excluded from totals.
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
