import type { Brand } from '../brands/brands';
import type { Db, Value } from '../database/db';
import type { Category } from '../catalogue/games';
import { type PageQuery, pageOfList } from '../paging/page';
import { dayOf, type Range, startOfDay } from '../paging/range';
import { type Member, memberWords } from './members';
import { MONEY_COLUMNS, type MoneySums, sumsIn, wireMoneySums } from '../wallet/money-sums';

/** Day numbers of a range: totals are daily, so it covers every day it touches, in the brand's time zone. */
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
type SumTarget = 'own' | 'team' | 'both';

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
  if (sums === undefined) throw new Error('sum query returned no row');
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

interface MemberRow extends Sums, Omit<Member, 'type'> {
  direct: number;
}

/** SQL: one row per direct member, including its downline; for a member's team, its own sums too. */
const BY_MEMBER = `SELECT u.id, u.name, coalesce(a.depth, 0) AS depth, ${SUMS},
    (SELECT count(*) FROM users c WHERE c.parent_id = u.id) AS direct
  FROM (
    SELECT * FROM team_totals WHERE agent_id IN (SELECT id FROM users WHERE parent_id = ?) AND ${DAYS}
    UNION ALL
    SELECT * FROM daily_totals WHERE user_id IN (SELECT id FROM users WHERE parent_id = ?) AND ${DAYS}
    UNION ALL
    SELECT * FROM daily_totals WHERE user_id = ? AND ${DAYS}
  ) t
  JOIN users u ON u.id = t.agent_id
  LEFT JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = u.id
  GROUP BY u.id ORDER BY valid_stake DESC, u.id`;

/** User id that matches no account, to exclude own totals. */
const NOBODY = -1;

/** Profit and loss by member, the highest valid stake first; the footer covers all pages. */
export function profitLossByMember(
  db: Db,
  brand: Brand,
  { agentId, userId, target, days }: Scope & { agentId: number },
  query: PageQuery,
) {
  const own = target === 'both' ? userId : NOBODY;
  const rows = db.all<MemberRow>(
    BY_MEMBER,
    userId,
    ...days,
    userId,
    ...days,
    own,
    ...days,
    agentId,
  );
  const { list, ...page } = pageOfList(rows, query);
  return {
    ...page,
    list: list.map((row) => ({
      ...memberWords(row),
      directCount: row.direct,
      ...wireSums(brand, row),
    })),
    footer: wireSums(brand, sumsOf(db, { userId, target, days })),
  };
}

/** Profit and loss by row; the footer covers all pages. */
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
