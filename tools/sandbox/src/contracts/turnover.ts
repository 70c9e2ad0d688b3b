import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import { startOfDay } from '../paging/range';
import { sumsIn } from '../wallet/money-sums';
import type { Days } from './periods';
import type { Turnover } from './tiers';

const HOUR_MS = 3_600_000;

/** Days of the receiver and of their whole downline; bind `ownAndTeam`. */
const OWN_AND_TEAM = `
  SELECT day, stake, payout, bets FROM daily_totals WHERE user_id = ? AND day >= ? AND day < ?
  UNION ALL
  SELECT day, stake, payout, bets FROM team_totals WHERE agent_id = ? AND day >= ? AND day < ?`;

const ownAndTeam = (userId: number, { first, after }: Days): Value[] => [
  userId,
  first,
  after,
  userId,
  first,
  after,
];

const lossOf = ({ stake, payout }: { stake: number; payout: number }) =>
  Math.max(0, stake - payout);

/** Days with bets. */
export const busyDays = (db: Db, userId: number, days: Days): number[] =>
  db
    .all<{ day: number }>(
      `SELECT DISTINCT day FROM (${OWN_AND_TEAM}) WHERE bets > 0 ORDER BY day`,
      ...ownAndTeam(userId, days),
    )
    .map(({ day }) => day);

function activeIn(db: Db, userId: number, { first, after }: Days): number {
  const row = db.get<{ active: number }>(
    `SELECT count(DISTINCT t.user_id) AS active FROM daily_totals t
     WHERE t.day >= ? AND t.day < ? AND t.product <> '' AND t.bets > 0 AND (t.user_id = ? OR EXISTS (
       SELECT 1 FROM ancestors a WHERE a.ancestor_id = ? AND a.user_id = t.user_id))`,
    first,
    after,
    userId,
    userId,
  );
  return row?.active ?? 0;
}

/** Turnover of a user and their whole downline on these days. */
export function turnoverIn(db: Db, userId: number, days: Days): Turnover {
  const sums = db.get<{ stake: number; payout: number }>(
    `SELECT ${sumsIn(['stake', 'payout'])} FROM (${OWN_AND_TEAM})`,
    ...ownAndTeam(userId, days),
  ) ?? { stake: 0, payout: 0 };
  const active = sums.stake === 0 ? 0 : activeIn(db, userId, days);
  return { stake: sums.stake, loss: lossOf(sums), active };
}

/** Same by hour of one day, only hours with bets. Casts bound numbers, which SQLite treats as floats. */
export function turnoverByHour(db: Db, brand: Brand, userId: number, day: number): Turnover[] {
  const start = startOfDay(brand, day);
  return db
    .all<{ stake: number; payout: number; active: number }>(
      `SELECT sum(b.stake) AS stake, sum(b.payout) AS payout, count(DISTINCT b.user_id) AS active
       FROM bets b JOIN wallets w ON w.id = b.wallet_id
       WHERE b.settled_at >= ? AND b.settled_at < ? AND b.status IN ('WON', 'LOST', 'DRAW')
         AND w.kind = 'MAIN' AND (b.user_id = ? OR EXISTS (
           SELECT 1 FROM ancestors a WHERE a.ancestor_id = ? AND a.user_id = b.user_id))
       GROUP BY CAST(b.settled_at - ? AS INTEGER) / ${HOUR_MS}`,
      start,
      startOfDay(brand, day + 1),
      userId,
      userId,
      start,
    )
    .map((hour) => ({ stake: hour.stake, loss: lossOf(hour), active: hour.active }));
}
