import type { Db } from '../database/db';
import type { TransactionKind } from '../wallet/kinds.data';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';

interface Payment {
  userId: number;
  kind: TransactionKind;
  /** Minor units, positive. */
  amount: number;
  /** Idempotency key of the payment. */
  key: string;
  /** Shared by several payments; generated if absent. */
  orderNo?: string;
  now: number;
}

/** Credits a reward to the main wallet. Returns the order number. */
export function payReward(
  db: Db,
  { userId, kind, amount, key, now, orderNo = orderNumber('P', now) }: Payment,
): string {
  post(db, mainWallet(db, userId).id, { kind, amount, reference: orderNo, key, now });
  return orderNo;
}
