import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { levelOf } from '../vip/levels';
import { COUNT_BY_RANK, FREE_A_DAY, WITHDRAW_LIMITS } from './limits.data';

const DAY_MS = 86_400_000;

/** Limits of the next withdrawal; money in minor units. */
export interface Limits {
  min: number;
  max: number;
  dailyMax: number;
  dailyLeft: number;
  dailyCountMax: number;
  dailyCountLeft: number;
  freeCountLeft: number;
  /** Fee of the next withdrawal, in ten-thousandths. */
  feePer10000: number;
}

/** Today's withdrawals, excluding returned ones. */
function usedToday(db: Db, brand: Brand, userId: number, now: number) {
  const from = startOfDay(brand, dayOf(brand, now));
  return (
    db.get<{ count: number; amount: number }>(
      `SELECT count(*) AS count, coalesce(sum(amount), 0) AS amount FROM withdrawals
       WHERE user_id = ? AND at >= ? AND at < ? AND status NOT IN ('REJECTED', 'FAILED')`,
      userId,
      from,
      from + DAY_MS,
    ) ?? { count: 0, amount: 0 }
  );
}

/** Current limits of a user, none above the day's, from the brand, the VIP level and today's withdrawals. */
export function limitsOf(db: Db, brand: Brand, userId: number, now: number): Limits {
  const { min, max, feePer10000 } = WITHDRAW_LIMITS[brand.code];
  const { rank, withdrawDailyMax: dailyMax } = levelOf(db, { id: userId });
  const dailyCountMax = COUNT_BY_RANK[rank] ?? COUNT_BY_RANK[0];
  const used = usedToday(db, brand, userId, now);
  const freeCountLeft = Math.max(0, FREE_A_DAY - used.count);
  return {
    min,
    max: Math.min(max, dailyMax),
    dailyMax,
    dailyLeft: Math.max(0, dailyMax - used.amount),
    dailyCountMax,
    dailyCountLeft: Math.max(0, dailyCountMax - used.count),
    freeCountLeft,
    feePer10000: freeCountLeft > 0 ? 0 : feePer10000,
  };
}

/** Fee of an amount in minor units, rounded down. */
export const feeOf = (amount: number, feePer10000: number): number =>
  Math.floor((amount * feePer10000) / 10_000);
