import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { openStakes } from '../wallet/bets';
import { turnoverOf } from '../wallet/wagering';
import { pendingAmount } from './orders';
import { toWire } from '../wallet/money';
import { type WalletKind, walletOf } from '../wallet/wallets';

/** Wallets with real money. */
const OWN = ['MAIN', 'SAFE'] as const satisfies readonly WalletKind[];

/** Sum of main wallet and safe, minor units. */
export const sumOfWallets = (db: Db, userId: number): number =>
  OWN.reduce((sum, kind) => sum + (walletOf(db, userId, kind)?.balance ?? 0), 0);

/** Wallets, withdrawable amount, pending withdrawals and remaining turnover. */
export function fundsOf(db: Db, brand: Brand, userId: number, now: number) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const { remaining } = turnoverOf(db, userId, now);
  const wallets = OWN.map((kind) => {
    const balance = walletOf(db, userId, kind)?.balance ?? 0;
    // Money in the safe must return to the main wallet before a withdrawal.
    const withdrawable = kind === 'MAIN' && remaining === 0 ? balance : 0;
    return { wallet: kind, balance: wire(balance), withdrawable: wire(withdrawable) };
  });
  return {
    wallets,
    total: wire(sumOfWallets(db, userId)),
    inOpenOrders: wire(pendingAmount(db, userId) + openStakes(db, userId)),
    remainingTurnover: wire(remaining),
  };
}
