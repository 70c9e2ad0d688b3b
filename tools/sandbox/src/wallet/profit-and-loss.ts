import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db, Value } from '../database/db';
import { type PageQuery, pageFrom } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { MONEY_COLUMNS, type MoneySums, sumsIn, wireMoneySums } from './money-sums';

interface Row extends MoneySums {
  day: number;
  /** Empty for rows without a game. */
  product: Category | '';
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
    ReturnType<typeof wireMoneySums> & { date: number; category: Category | null }
  >(
    db,
    wanted,
    {
      columns: `day, product, ${MONEY_COLUMNS.join(', ')}`,
      from,
      order: 'day DESC, product',
      values,
    },
    (row) => ({
      date: startOfDay(brand, row.day),
      category: row.product === '' ? null : row.product,
      ...wireMoneySums(brand, row),
    }),
  );
  const sums = db.get<MoneySums>(`SELECT ${sumsIn(MONEY_COLUMNS)} FROM ${from}`, ...values);
  if (sums === undefined) throw new Error('sum query returned no row');
  return { ...page, footer: wireMoneySums(brand, sums) };
}
