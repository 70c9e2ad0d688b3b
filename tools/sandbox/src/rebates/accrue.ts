import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { levelNamed } from '../vip/levels';

interface Staked {
  user_id: number;
  vip_label: string | null;
  day: number;
  product: Category;
  valid_stake: number;
}

/** Rebate of a valid stake, rounded down to minor units; `rate` per 10,000. */
export const rebateOf = (validStake: number, rate: number): number =>
  Math.floor((validStake * rate) / 10_000);

/** Real accounts; the index by day narrows the rows first. */
const SELECT = `SELECT t.user_id, u.vip_label, t.day, t.product, t.valid_stake
  FROM daily_totals t CROSS JOIN users u ON u.id = t.user_id AND u.type IN (0, 1, 2)`;
const COUNTS = `t.valid_stake > 0 AND t.product <> ''`;

/** Opens rebates of ended days, at the current VIP level. */
function open(db: Db, brand: Brand, rows: readonly Staked[]): void {
  for (const { user_id, vip_label, day, product, valid_stake } of rows) {
    const rate = levelNamed(brand.code, vip_label).rebateRates[product];
    const amount = rebateOf(valid_stake, rate);
    if (amount === 0) continue;
    db.run(
      `INSERT OR IGNORE INTO rebates (user_id, day, product, valid_stake, rate, amount, status)
       VALUES (?, ?, ?, ?, ?, ?, 'OPEN')`,
      user_id,
      day,
      product,
      valid_stake,
      rate,
      amount,
    );
  }
}

/** Closes the days up to `last` for all accounts of a brand; closed days stay unchanged. */
export function closeDays(db: Db, brand: Brand, last: number): void {
  const row = db.get<{ next_day: number }>(
    'SELECT next_day FROM rebate_days WHERE brand = ?',
    brand.code,
  );
  const first = row?.next_day ?? last;
  if (first > last) return;
  open(
    db,
    brand,
    db.all<Staked>(
      `${SELECT} WHERE t.day >= ? AND t.day <= ? AND u.brand = ? AND ${COUNTS}`,
      first,
      last,
      brand.code,
    ),
  );
  db.run(
    'INSERT OR REPLACE INTO rebate_days (brand, next_day) VALUES (?, ?)',
    brand.code,
    last + 1,
  );
}
