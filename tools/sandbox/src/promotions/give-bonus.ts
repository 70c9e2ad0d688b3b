import type { Db } from '../database/db';
import { isInBreak } from '../protection/rules';
import { payReward } from '../rewards/pay';
import { orderNumber } from '../wallet/order-number';
import { openWager, type NewWager } from '../wallet/wagering';
import { makeClaimable, markIssued, type RewardRow } from './reward-rows';

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

interface Granted extends Pick<
  RewardRow,
  'id' | 'user_id' | 'promo' | 'amount' | 'wager_multiple'
> {
  /** Idempotency key of the payment. */
  key: string;
  /** Days to complete the wagering. */
  validDays: number;
}

/**
 * Pays a granted reward to the balance. In a break of the player it becomes claimable instead: its turnover would hold
 * back withdrawals.
 */
export function payGranted(db: Db, reward: Granted, at: number): void {
  const { id, user_id: userId, promo: promoId, amount, wager_multiple, key, validDays } = reward;
  if (isInBreak(db, userId, at)) {
    makeClaimable(db, id, at);
    return;
  }
  const orderNo = orderNumber('P', at);
  const required = amount * wager_multiple;
  giveBonus(db, { userId, promoId, amount, required, key, orderNo, validDays }, at);
  markIssued(db, id, orderNo);
}
