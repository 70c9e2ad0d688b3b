import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import type { Category } from '../catalogue/games';
import { type PageQuery, pageOfList } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { MONEY_COLUMNS, type MoneySums, sumsIn, wireMoneySums } from '../wallet/money-sums';

/** Totals are daily: a range covers every day it touches, in the brand's time zone. */
export const daysOf = (brand: Brand, { from, to }: Range): [from: number, to: number] => [
  dayOf(brand, from),
  dayOf(brand, to),
];

export interface Sums extends MoneySums {
  bets: number;
}

const SUMS = sumsIn([...MONEY_COLUMNS, 'bets']);
const DAYS = 'day BETWEEN ? AND ?';

/** Scope: own money, the team's, or both. */
export type SumTarget = 'own' | 'team' | 'both';

const OWN = `SELECT * FROM daily_totals WHERE user_id = ? AND ${DAYS}`;
const TEAM = `SELECT * FROM team_totals WHERE agent_id = ? AND ${DAYS}`;
const SOURCES: Readonly<Record<SumTarget, string>> = {
  own: OWN,
  team: TEAM,
  both: `${TEAM} UNION ALL ${OWN}`,
};

interface Scope {
  userId: number;
  target: SumTarget;
  days: [from: number, to: number];
}

const valuesOf = ({ userId, target, days }: Scope): Value[] =>
  target === 'both' ? [userId, ...days, userId, ...days] : [userId, ...days];

/** Total of all rows. */
export function sumsOf(db: Db, scope: Scope): Sums {
  const sums = db.get<Sums>(`SELECT ${SUMS} FROM (${SOURCES[scope.target]})`, ...valuesOf(scope));
  if (sums === undefined) throw new Error('a sum without a row');
  return sums;
}

export const wireSums = (brand: Brand, sums: Sums) => ({
  ...wireMoneySums(brand, sums),
  bets: sums.bets,
});

const GROUPS = {
  DAY: { columns: `day, '' AS product`, by: 'day', order: 'day DESC' },
  CATEGORY: { columns: 'NULL AS day, product', by: 'product', order: 'product' },
  BOTH: { columns: 'day, product', by: 'day, product', order: 'day DESC, product' },
} as const;

/** Profit and loss in rows; the footer covers all pages. */
export function profitLoss(
  db: Db,
  brand: Brand,
  scope: Scope,
  { groupBy, ...query }: PageQuery & { groupBy: keyof typeof GROUPS },
) {
  const { columns, by, order } = GROUPS[groupBy];
  const rows = db.all<Sums & { day: number | null; product: Category | '' }>(
    `SELECT ${columns}, ${SUMS} FROM (${SOURCES[scope.target]}) GROUP BY ${by} ORDER BY ${order}`,
    ...valuesOf(scope),
  );
  const { list, ...page } = pageOfList(rows, query);
  return {
    ...page,
    list: list.map((row) => ({
      date: row.day === null ? null : startOfDay(brand, row.day),
      category: row.product === '' ? null : row.product,
      ...wireSums(brand, row),
    })),
    footer: wireSums(brand, sumsOf(db, scope)),
  };
}
