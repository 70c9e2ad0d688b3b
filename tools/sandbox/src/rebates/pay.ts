import { type Brand, brandOf, type BrandCode } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { dayOf, startOfDay } from '../paging/range';
import { refuse } from '../calls/refusal';
import type { Member } from '../rewards/member';
import { payReward } from '../rewards/pay';
import { orderNumber } from '../wallet/order-number';
import { closeDays } from './accrue';

/** Days in which a rebate can be claimed before it is paid automatically. */
export const CLAIM_DAYS = 7;

/** Time in ms at which a day's rebate is paid automatically. */
export const autoPayTime = (brand: Brand, day: number): number =>
  startOfDay(brand, day + 1 + CLAIM_DAYS);

export interface OpenRebate {
  user_id: number;
  day: number;
  product: Category;
  valid_stake: number;
  /** Per 10,000. */
  rate: number;
  amount: number;
}

interface Payment {
  status: 'CLAIMED' | 'PAID';
  orderNo: string;
  now: number;
}

/** Pays open rows. A ledger key per day and product prevents a second payment. */
function pay(db: Db, rows: readonly OpenRebate[], { status, orderNo, now }: Payment): number {
  for (const { user_id, day, product, amount } of rows) {
    const key = `rebate/${day}/${product}`;
    payReward(db, { userId: user_id, kind: 'REBATE', amount, key, orderNo, now });
    db.run(
      `UPDATE rebates SET status = ?, paid_at = ?, order_no = ?
       WHERE user_id = ? AND day = ? AND product = ?`,
      status,
      now,
      orderNo,
      user_id,
      day,
      product,
    );
  }
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}

const COLUMNS = 'r.user_id, r.day, r.product, r.valid_stake, r.rate, r.amount';

/** Claimable rebates of ended days, oldest first. */
export function openRebates(db: Db, { brand, userId, now }: Omit<Member, 'name'>): OpenRebate[] {
  return db.all<OpenRebate>(
    `SELECT ${COLUMNS} FROM rebates r WHERE r.user_id = ? AND r.status = 'OPEN' AND r.day < ?
     ORDER BY r.day, r.product`,
    userId,
    dayOf(brand, now),
  );
}

/** Pays open rebates of one product or all. Throws `reward.not.claimable` if there are none. */
export function claimRebates(
  db: Db,
  asker: Omit<Member, 'name'>,
  product: Category | undefined,
): { orderNo: string; amount: number; count: number } {
  return db.transaction(() => {
    const open = openRebates(db, asker).filter(
      (row) => product === undefined || row.product === product,
    );
    if (open.length === 0) throw refuse('reward.not.claimable');
    const orderNo = orderNumber('R', asker.now);
    const amount = pay(db, open, { status: 'CLAIMED', orderNo, now: asker.now });
    return { orderNo, amount, count: open.length };
  });
}

/** Daily job at the end of a brand's day: closes it and pays overdue rebates. */
export function endRebateDay(db: Db, subject: string, at: number): void {
  const brand = brandOf(subject as BrandCode);
  const yesterday = dayOf(brand, at) - 1;
  closeDays(db, brand, yesterday);
  const overdue = db.all<OpenRebate>(
    `SELECT ${COLUMNS} FROM rebates r JOIN users u ON u.id = r.user_id
     WHERE r.status = 'OPEN' AND r.day <= ? AND u.brand = ? ORDER BY r.user_id, r.day, r.product`,
    yesterday - CLAIM_DAYS,
    brand.code,
  );
  for (const userId of new Set(overdue.map(({ user_id }) => user_id))) {
    const own = overdue.filter(({ user_id }) => user_id === userId);
    pay(db, own, { status: 'PAID', orderNo: orderNumber('R', at), now: at });
  }
}
