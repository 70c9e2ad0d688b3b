import type { CallParsed, CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { pageFrom } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import type { Member } from '../rewards/member';
import { levelOf } from '../vip/levels';
import { toWire } from '../wallet/money';
import { rebateOf } from './accrue';
import { autoPayTime, type OpenRebate, openRebates } from './pay';

type Manual = CallValue<Contract['rewards']['manualRebates']>;
type Report = CallValue<Contract['rewards']['rebateReport']>;

type Row = Omit<OpenRebate, 'user_id'>;

const shapeOf = (brand: Brand, { day, product, valid_stake, rate, amount }: Row) => ({
  category: product,
  validStake: toWire(valid_stake, brand.currency.digits),
  rate: toWire(rate, 4),
  rebate: toWire(amount, brand.currency.digits),
  period: { startDate: startOfDay(brand, day), endDate: startOfDay(brand, day + 1) - 1 },
});

/** Today's rebates so far, at the current level. */
function runningOf(db: Db, { brand, userId, now }: Member): Row[] {
  const { rebateRates } = levelOf(db, { id: userId });
  return db
    .all<{ day: number; product: Category; valid_stake: number }>(
      `SELECT day, product, valid_stake FROM daily_totals
       WHERE user_id = ? AND day = ? AND valid_stake > 0 AND product <> '' ORDER BY product`,
      userId,
      dayOf(brand, now),
    )
    .map((row) => {
      const rate = rebateRates[row.product];
      return { ...row, rate, amount: rebateOf(row.valid_stake, rate) };
    });
}

/** Claimable rebates, oldest first, and the running ones. */
export function manualRebates(db: Db, asker: Member): Manual {
  const { brand } = asker;
  const open = openRebates(db, asker);
  const row = (status: 'OPEN' | 'RUNNING') => (rebate: Row) => ({
    ...shapeOf(brand, rebate),
    status,
    autoPayTime: autoPayTime(brand, rebate.day),
  });
  return {
    list: [...open.map(row('OPEN')), ...runningOf(db, asker).map(row('RUNNING'))],
    claimable: toWire(
      open.reduce((sum, { amount }) => sum + amount, 0),
      brand.currency.digits,
    ),
  };
}

interface PaidRow extends Row {
  status: 'CLAIMED' | 'PAID';
  paid_at: number;
  order_no: string;
}

/** Paid rebates of a range of days, newest first, with totals. */
export function rebateReport(
  db: Db,
  asker: Member,
  { category, page, size }: CallParsed<Contract['rewards']['rebateReport']>,
  range: Range,
): Report {
  const { brand, userId } = asker;
  const from = `rebates WHERE user_id = ? AND day >= ? AND day <= ? AND status <> 'OPEN'
    AND ? IN (product, '')`;
  const values = [userId, dayOf(brand, range.from), dayOf(brand, range.to), category ?? ''];
  const rows = pageFrom<PaidRow, Report['list'][number]>(
    db,
    { page, size },
    { columns: '*', from, order: 'day DESC, product', values },
    (row) => ({
      ...shapeOf(brand, row),
      status: row.status,
      payTime: row.paid_at,
      orderNo: row.order_no,
    }),
  );
  const sums = db.get<{ stake: number; amount: number }>(
    `SELECT coalesce(sum(valid_stake), 0) AS stake, coalesce(sum(amount), 0) AS amount FROM ${from}`,
    ...values,
  ) ?? { stake: 0, amount: 0 };
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  return { ...rows, footer: { validStake: wire(sums.stake), rebate: wire(sums.amount) } };
}
