import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { refuse } from '../calls/refusal';
import type { Member } from '../rewards/member';
import { BRAND_UNIT } from '../rewards/units.data';

const DAY_MS = 86_400_000;

/** Valid stakes per day and point, minor units. */
export const stakePerPoint = ({ code }: Brand): number => BRAND_UNIT[code];

/** Expiry of a day's points: end of the same date twelve months later. */
export function lotEnd(brand: Brand, day: number): number {
  const date = new Date(day * DAY_MS);
  const later = Date.UTC(date.getUTCFullYear() + 1, date.getUTCMonth(), date.getUTCDate());
  return startOfDay(brand, later / DAY_MS + 1);
}

/** Owner of points. */
export type Holder = Omit<Member, 'name'>;

/** Unspent, unexpired points. */
export function pointsOf(db: Db, { userId }: Pick<Holder, 'userId'>): number {
  const row = db.get<{ points: number }>(
    `SELECT coalesce(sum(left_over), 0) AS points FROM point_lots WHERE user_id = ? AND left_over > 0`,
    userId,
  );
  return row?.points ?? 0;
}

interface Entry {
  kind: 'EARN' | 'GIFT' | 'REDEEM' | 'EXPIRE';
  /** Signed. */
  points: number;
  reference: string;
  /** Unique key of the entry. */
  key: string;
}

/** Writes a ledger entry for a change already applied to the lots. */
function enter(db: Db, { userId, now }: Holder, { kind, points, reference, key }: Entry): void {
  db.run(
    `INSERT INTO point_entries (user_id, kind, points, balance_after, at, reference, key)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
    userId,
    kind,
    points,
    pointsOf(db, { userId }),
    now,
    reference,
    key,
  );
}

interface DayEarned {
  day: number;
  /** Points earned by the day's stakes, less those already entered. */
  points: number;
  entered: number;
}

/** Days of the last twelve months with points not yet entered. (SQLite binds numbers as REAL.) */
function daysToEnter(db: Db, { brand, userId, now }: Holder): DayEarned[] {
  return db
    .all<DayEarned>(
      `SELECT t.day, sum(t.valid_stake) / CAST(? AS INTEGER) AS points, coalesce(l.earned, 0) AS entered
       FROM daily_totals t LEFT JOIN point_lots l ON l.user_id = t.user_id AND l.day = t.day
       WHERE t.user_id = ? AND t.day > ? AND t.day <= ? GROUP BY t.day
       HAVING points > entered ORDER BY t.day`,
      stakePerPoint(brand),
      userId,
      dayOf(brand, now) - 366,
      dayOf(brand, now),
    )
    .filter(({ day }) => lotEnd(brand, day) > now);
}

/** Enters newly earned points and expires those older than twelve months. */
export function syncPoints(db: Db, holder: Holder): void {
  const { brand, userId, now } = holder;
  db.transaction(() => {
    const ended = db.all<{ day: number; earned: number; left_over: number }>(
      `SELECT day, earned, left_over FROM point_lots
       WHERE user_id = ? AND left_over > 0 AND expires_at <= ? ORDER BY day`,
      userId,
      now,
    );
    for (const { day, earned, left_over } of ended) {
      db.run('UPDATE point_lots SET left_over = 0 WHERE user_id = ? AND day = ?', userId, day);
      const reference = `expire/${day}`;
      const key = `${reference}/${earned}`;
      enter(db, holder, { kind: 'EXPIRE', points: -left_over, reference, key });
    }
    for (const { day, points, entered } of daysToEnter(db, holder)) {
      const more = points - entered;
      db.run(
        `INSERT INTO point_lots (user_id, day, earned, left_over, expires_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO UPDATE SET
           earned = excluded.earned, left_over = left_over + ?`,
        userId,
        day,
        points,
        points,
        lotEnd(brand, day),
        more,
      );
      const reference = `earn/${day}`;
      // Date a past day's points at its end, even if they are entered late.
      const at = Math.min(now, startOfDay(brand, day + 1) - 1);
      const entry = {
        kind: 'EARN',
        points: more,
        reference,
        key: `${reference}/${points}`,
      } as const;
      enter(db, { ...holder, now: at }, entry);
    }
  });
}

/** Gives points as a separate lot that expires after twelve months. */
export function givePoints(db: Db, holder: Holder, points: number): void {
  const { brand, userId, now } = holder;
  db.transaction(() => {
    // Gifts have days below 0, counted down.
    const { day } = db.get<{ day: number }>(
      'SELECT min(0, coalesce(min(day), 0)) - 1 AS day FROM point_lots WHERE user_id = ?',
      userId,
    ) ?? { day: -1 };
    db.run(
      'INSERT INTO point_lots (user_id, day, earned, left_over, expires_at) VALUES (?, ?, ?, ?, ?)',
      userId,
      day,
      points,
      points,
      lotEnd(brand, dayOf(brand, now)),
    );
    const key = `gift/${-day}`;
    enter(db, holder, { kind: 'GIFT', points, reference: key, key });
  });
}

/** Spends points, earliest expiry first. Throws `points.insufficient`. */
export function spendPoints(db: Db, holder: Holder, cost: number, orderNo: string): void {
  const { userId } = holder;
  if (pointsOf(db, holder) < cost) throw refuse('points.insufficient');
  let open = cost;
  const lots = db.all<{ day: number; left_over: number }>(
    'SELECT day, left_over FROM point_lots WHERE user_id = ? AND left_over > 0 ORDER BY expires_at',
    userId,
  );
  for (const { day, left_over } of lots) {
    const taken = Math.min(open, left_over);
    if (taken === 0) break;
    open -= taken;
    db.run(
      'UPDATE point_lots SET left_over = left_over - ? WHERE user_id = ? AND day = ?',
      taken,
      userId,
      day,
    );
  }
  enter(db, holder, { kind: 'REDEEM', points: -cost, reference: orderNo, key: orderNo });
}

/** Points that expire within 30 days, and the first expiry time. */
export function expiringOf(db: Db, { userId, now }: Holder) {
  const row = db.get<{ points: number | null; expires_at: number | null }>(
    `SELECT sum(left_over) AS points, min(expires_at) AS expires_at FROM point_lots
     WHERE user_id = ? AND left_over > 0 AND expires_at <= ?`,
    userId,
    now + 30 * DAY_MS,
  );
  if (row?.points == null || row.expires_at === null) return null;
  return { points: row.points, expiresAt: row.expires_at };
}
