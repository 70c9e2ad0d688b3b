import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { startOfDay } from '../paging/range';
import type { Span } from '../paging/periods';
import { openStakes } from '../wallet/bets';
import { mainWallet } from '../wallet/wallets';

const LIMIT_KINDS = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

interface UsageScope {
  brand: Brand;
  userId: number;
  span: Span;
}

interface Sums {
  deposit: number;
  stake: number;
  payout: number;
}

function sumsOf(db: Db, { userId, span }: UsageScope): Sums {
  return (
    db.get<Sums>(
      `SELECT coalesce(sum(deposit), 0) AS deposit, coalesce(sum(stake), 0) AS stake,
         coalesce(sum(payout), 0) AS payout
       FROM daily_totals WHERE user_id = ? AND day >= ? AND day < ?`,
      userId,
      span.first,
      span.next,
    ) ?? { deposit: 0, stake: 0, payout: 0 }
  );
}

/** Pending deposits, which may all settle today. */
function openDeposits(db: Db, userId: number): number {
  const row = db.get<{ amount: number }>(
    `SELECT coalesce(sum(amount), 0) AS amount FROM deposits
     WHERE user_id = ? AND status IN ('PENDING', 'PAID')`,
    userId,
  );
  return row?.amount ?? 0;
}

const MINUTE_MS = 60_000;

/**
 * Minutes with at least one round, real or play money. Concurrent games count once. `except` excludes the
 * minute of that time.
 */
export function minutesPlayed(
  db: Db,
  { brand, userId, span }: UsageScope,
  except = -MINUTE_MS,
): number {
  const row = db.get<{ minutes: number }>(
    `SELECT count(DISTINCT at / 60000) AS minutes FROM bets
     WHERE user_id = ? AND at >= ? AND at < ? AND at / 60000 <> ?`,
    userId,
    startOfDay(brand, span.first),
    startOfDay(brand, span.next),
    Math.floor(except / MINUTE_MS),
  );
  return row?.minutes ?? 0;
}

/** Gifts to an account in a span: transfers and red envelopes, which do not count as deposits. */
export function giftsOf(db: Db, { brand, userId, span }: UsageScope): number {
  const row = db.get<{ amount: number }>(
    `SELECT coalesce(sum(amount), 0) AS amount FROM transactions
     WHERE wallet_id = ? AND kind IN ('TRANSFER_IN', 'RED_ENVELOPE_IN') AND at >= ? AND at < ?`,
    mainWallet(db, userId).id,
    startOfDay(brand, span.first),
    startOfDay(brand, span.next),
  );
  return row?.amount ?? 0;
}

const USED: Readonly<Record<LimitKind, (db: Db, scope: UsageScope) => number>> = {
  DEPOSIT: (db, scope) => sumsOf(db, scope).deposit + openDeposits(db, scope.userId),
  // Worst case: all open stakes are lost. Negative after a net win.
  LOSS: (db, scope) => {
    const { stake, payout } = sumsOf(db, scope);
    return stake - payout + openStakes(db, scope.userId);
  },
  STAKE: (db, scope) => sumsOf(db, scope).stake + openStakes(db, scope.userId),
  SESSION: (db, scope) => minutesPlayed(db, scope),
};

/** Current usage of a limit: minor units, minutes for SESSION. */
export const usedOf = (db: Db, kind: LimitKind, scope: UsageScope): number => USED[kind](db, scope);
