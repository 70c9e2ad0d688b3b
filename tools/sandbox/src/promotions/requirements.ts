import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { dayOf } from '../paging/range';
import { levelOf } from '../vip/levels';
import type { RejectReason, Requirement } from './terms';

const DAY_MS = 86_400_000;

/** User and time of a check. */
export interface Asker {
  brand: Brand;
  userId: number;
  now: number;
}

/** Sums of the last days, including today; `product` is a category, or '' without one. */
function recentTotals(db: Db, { brand, userId, now }: Asker, days: number, product: string) {
  const row = db.get<{ deposit: number; stake: number }>(
    `SELECT coalesce(sum(deposit), 0) AS deposit, coalesce(sum(stake), 0) AS stake
     FROM daily_totals WHERE user_id = ? AND day > ? AND product = ?`,
    userId,
    dayOf(brand, now) - days,
    product,
  );
  return row ?? { deposit: 0, stake: 0 };
}

function accountDays(db: Db, { userId, now }: Asker): number {
  const row = db.get<{ registered_at: number }>(
    'SELECT registered_at FROM users WHERE id = ?',
    userId,
  );
  return (now - (row?.registered_at ?? 0)) / DAY_MS;
}

const played = (db: Db, asker: Asker, days: number, categories: readonly Category[]) =>
  categories.some((category) => recentTotals(db, asker, days, category).stake > 0);

type Check<K extends Requirement['kind']> = (
  db: Db,
  asker: Asker,
  requirement: Extract<Requirement, { kind: K }>,
) => boolean;

/** Check of each requirement, and the reason to reject if it fails. */
const CHECKS: { [K in Requirement['kind']]: { reason: RejectReason; holds: Check<K> } } = {
  NEW_ACCOUNT: {
    reason: 'ACCOUNT_TOO_OLD',
    holds: (db, asker, { days }) => accountDays(db, asker) <= days,
  },
  DEPOSITED: {
    reason: 'NO_DEPOSIT',
    holds: (db, asker, { days }) => recentTotals(db, asker, days, '').deposit > 0,
  },
  PLAYED: {
    reason: 'NO_STAKE',
    holds: (db, asker, { days, categories }) => played(db, asker, days, categories),
  },
  LEVEL: {
    reason: 'LEVEL_TOO_LOW',
    holds: (db, { userId }, { vipLevel }) => levelOf(db, { id: userId }).rank >= vipLevel,
  },
};

/** Reason to reject an application; undefined grants it. */
export function reasonToReject<K extends Requirement['kind']>(
  db: Db,
  asker: Asker,
  requirement: Extract<Requirement, { kind: K }> | null,
): RejectReason | undefined {
  if (requirement === null) return undefined;
  const { reason, holds } = CHECKS[requirement.kind as K];
  return holds(db, asker, requirement) ? undefined : reason;
}
