import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db, Value } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { toWire } from './money';

const COLUMNS = [
  'deposit',
  'withdraw',
  'stake',
  'valid_stake',
  'payout',
  'bonus',
  'rebate',
] as const;

type Sums = Record<(typeof COLUMNS)[number], number>;

interface Row extends Sums {
  day: number;
  /** Empty for rows without a game. */
  product: Category | '';
}

const NOTHING: Sums = {
  deposit: 0,
  withdraw: 0,
  stake: 0,
  valid_stake: 0,
  payout: 0,
  bonus: 0,
  rebate: 0,
};

function toldSums({ currency: { digits } }: Brand, sums: Sums) {
  const wire = (minor: number) => toWire(minor, digits);
  return {
    deposit: wire(sums.deposit),
    withdraw: wire(sums.withdraw),
    stake: wire(sums.stake),
    validStake: wire(sums.valid_stake),
    payout: wire(sums.payout),
    netWin: wire(sums.payout - sums.stake),
    bonus: wire(sums.bonus),
    rebate: wire(sums.rebate),
  };
}

interface Wanted extends PageQuery {
  userId: number;
  range: Range;
  product: Category | undefined;
}

/** Profit and loss by day and product, newest first, from the daily totals. */
export function profitAndLoss(db: Db, brand: Brand, wanted: Wanted) {
  const { userId, range, product } = wanted;
  const values: Value[] = [userId, dayOf(brand, range.from), dayOf(brand, range.to)];
  const from = `daily_totals WHERE user_id = ? AND day BETWEEN ? AND ?${
    product === undefined ? '' : ' AND product = ?'
  }`;
  if (product !== undefined) values.push(product);
  const page = pageFrom<
    Row,
    ReturnType<typeof toldSums> & { date: number; category: Category | null }
  >(
    db,
    wanted,
    { columns: `day, product, ${COLUMNS.join(', ')}`, from, order: 'day DESC, product', values },
    (row) => ({
      date: startOfDay(brand, row.day),
      category: row.product === '' ? null : row.product,
      ...toldSums(brand, row),
    }),
  );
  const sums = db.get<Sums>(
    `SELECT ${COLUMNS.map((column) => `coalesce(sum(${column}), 0) AS ${column}`).join(', ')} FROM ${from}`,
    ...values,
  );
  return { ...page, footer: toldSums(brand, sums ?? NOTHING) };
}
