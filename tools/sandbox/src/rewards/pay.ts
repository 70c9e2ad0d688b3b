import type { Db } from '../database/db';
import type { TransactionKind } from '../wallet/kinds.data';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';

interface Payment {
  userId: number;
  kind: TransactionKind;
  /** Minor units, positive. */
  amount: number;
  /** What it is paid for: the same again is never paid twice. */
  key: string;
  /** Of several payments together; its own without. */
  orderNo?: string;
  now: number;
}

/** Pays a reward into the main wallet. Answers the order it stands under. */
export function payReward(
  db: Db,
  { userId, kind, amount, key, now, orderNo = orderNumber('P', now) }: Payment,
): string {
  post(db, mainWallet(db, userId).id, { kind, amount, reference: orderNo, key, now });
  return orderNo;
}
