import { type Brand, brandOf, type BrandCode } from '../brands/brands';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { orderNumber } from '../wallet/order-number';
import { mainWallet, post } from '../wallet/wallets';
import { rateOn, RATE_UNIT } from './rates';
import { VIA } from './rebates';

/** Milliseconds from the end of a day to the payment of its commissions. */
export const COMMISSION_AFTER_MS = 3 * 3_600_000;

/** Stakes of real accounts by product on that day. */
const STAKED = `daily_totals t INDEXED BY daily_totals_by_day
  CROSS JOIN users u ON u.id = t.user_id AND u.brand = ? AND u.type IN (0, 1, 2)`;

/** Same calculation as the reports (`rebates.ts`), at the rates of the day. */
const PAYMENTS = [
  {
    kind: 'LINE_REBATE',
    key: 'line-rebate',
    /** Share of each member, on their own stakes. */
    shares: `SELECT t.user_id AS who, t.valid_stake * ${rateOn('t.user_id', 'own')} / ${RATE_UNIT} AS share
      FROM ${STAKED} JOIN rebate_rates own ON own.user_id = t.user_id AND own.product = t.product
      WHERE t.day = ?`,
  },
  {
    kind: 'COMMISSION',
    key: 'commission',
    /** Share of each agent above, on the difference to the rate below. */
    shares: `SELECT a.ancestor_id AS who, t.valid_stake
        * (${rateOn('a.ancestor_id', 'mine')} - ${rateOn(VIA, 'via')}) / ${RATE_UNIT} AS share
      FROM ${STAKED} JOIN ancestors a ON a.user_id = t.user_id
      JOIN rebate_rates mine ON mine.user_id = a.ancestor_id AND mine.product = t.product
      LEFT JOIN ancestors next ON next.user_id = t.user_id AND next.depth = a.depth - 1
      LEFT JOIN rebate_rates via ON via.user_id = ${VIA} AND via.product = t.product
      WHERE t.day = ?`,
  },
] as const;

/** Line rebates and commissions of a day, one of each kind per account; amounts in minor units. */
export const paymentsOf = (db: Db, brand: Brand, day: number) =>
  PAYMENTS.flatMap(({ kind, key, shares }) =>
    db
      .all<{ who: number; amount: number }>(
        `SELECT who, sum(share) AS amount FROM (${shares}) GROUP BY who HAVING amount > 0 ORDER BY who`,
        brand.code,
        day,
      )
      .map((share) => ({ ...share, kind, key: `${key}/${day}` })),
  );

function payDay(db: Db, brand: Brand, day: number, now: number): void {
  for (const { who, ...payment } of paymentsOf(db, brand, day)) {
    post(db, mainWallet(db, who).id, { ...payment, reference: orderNumber('R', now), now });
  }
}

export const commissionTime = (brand: Brand, day: number): number =>
  startOfDay(brand, day + 1) + COMMISSION_AFTER_MS;

/** Daily job of a brand: pays line rebates and commissions of ended days since `commission_days`. */
export function payCommissions(db: Db, code: string, at: number): void {
  const brand = brandOf(code as BrandCode);
  const today = dayOf(brand, at);
  const next = db.get<{ next_day: number }>(
    'SELECT next_day FROM commission_days WHERE brand = ?',
    code,
  );
  for (let day = next?.next_day ?? today - 1; day < today; day += 1) payDay(db, brand, day, at);
  db.run('INSERT OR REPLACE INTO commission_days (brand, next_day) VALUES (?, ?)', code, today);
}
