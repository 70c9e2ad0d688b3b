import type { Db } from '../database/db';
import { payReward } from '../rewards/pay';
import { openWager, type NewWager } from '../wallet/wagering';

const DAY_MS = 86_400_000;

/** Bonus to pay; money in minor units. */
interface Bonus extends Pick<NewWager, 'userId' | 'excluded' | 'maxBet' | 'required'> {
  /** Null: granted by the brand. */
  promoId: string | null;
  amount: number;
  /** Idempotency key of the payment. */
  key: string;
  orderNo: string;
  /** Days to complete the wagering. */
  validDays: number;
}

/** Pays a bonus with its wagering requirement. All promotion payments go through this function. */
export function giveBonus(db: Db, bonus: Bonus, now: number): void {
  const { promoId, amount, key, orderNo, validDays, ...wager } = bonus;
  payReward(db, { userId: wager.userId, kind: 'BONUS', amount, key, orderNo, now });
  const opened: NewWager = {
    ...wager,
    source: 'BONUS',
    reference: orderNo,
    expiresAt: now + validDays * DAY_MS,
  };
  openWager(db, promoId === null ? opened : { ...opened, promoId }, now);
}
