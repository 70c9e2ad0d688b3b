import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import { type PageQuery, pageOfList } from '../paging/page';
import type { Range } from '../paging/range';
import { toWire } from '../wallet/money';
import { type Member, memberWords } from './members';
import { rateOn, RATE_UNIT, wireRate } from './rates';
import { daysOf } from './sums';

/** Earnings from a member's stakes of a product: the member's line rebate and the viewing agent's commission. */
interface Earned {
  id: number;
  name: string;
  depth: number;
  product: Category;
  rate: number;
  valid_stake: number;
  line_rebate: number;
  commission: number;
}

interface Asks {
  agentId: number;
  brand: Brand;
  range: Range;
  member?: Member | undefined;
  product?: Category | undefined;
}

/** All accounts with stakes; filters by day first. */
const EVERYBODY = 'daily_totals t INDEXED BY daily_totals_by_day';
const ONE = 'daily_totals t';

/** The direct downline of the ancestor `a` above a member, or that member. */
export const VIA = 'coalesce(next.ancestor_id, t.user_id)';

/**
 * A member earns the own rate; an agent earns the difference to the rate of the direct downline above that
 * member (`via`), each at the rates of the day. Rounded per day, so that days add up to ranges and to the ledger.
 */
function earned(db: Db, { agentId, brand, range, member, product }: Asks): Earned[] {
  return db.all<Earned>(
    `SELECT u.id, u.name, a.depth, t.product, coalesce(own.rate, 0) AS rate,
       sum(t.valid_stake) AS valid_stake,
       sum(t.valid_stake * ${rateOn('t.user_id', 'own')} / ${RATE_UNIT}) AS line_rebate,
       sum(t.valid_stake * (${rateOn('a.ancestor_id', 'mine')} - ${rateOn(VIA, 'via')}) / ${RATE_UNIT}) AS commission
     FROM ${member === undefined ? EVERYBODY : ONE}
     CROSS JOIN ancestors a ON a.ancestor_id = ? AND a.user_id = t.user_id
     JOIN users u ON u.id = t.user_id
     LEFT JOIN ancestors next ON next.user_id = t.user_id AND next.depth = a.depth - 1
     LEFT JOIN rebate_rates own ON own.user_id = t.user_id AND own.product = t.product
     LEFT JOIN rebate_rates mine ON mine.user_id = a.ancestor_id AND mine.product = t.product
     LEFT JOIN rebate_rates via
       ON via.user_id = ${VIA} AND via.product = t.product
     WHERE t.day BETWEEN ? AND ? AND t.valid_stake > 0
       ${member === undefined ? '' : 'AND t.user_id = ?'} ${product === undefined ? '' : 'AND t.product = ?'}
     GROUP BY u.id, t.product ORDER BY valid_stake DESC, u.id, t.product`,
    agentId,
    ...daysOf(brand, range),
    ...(member === undefined ? [] : [member.id]),
    ...(product === undefined ? [] : [product]),
  );
}

const total = (rows: readonly Earned[], column: 'valid_stake' | 'line_rebate' | 'commission') =>
  rows.reduce((sum, row) => sum + row[column], 0);

/** Rebates of the team by member and product; the footer covers all pages. */
export function teamRebates(db: Db, asks: Asks, query: PageQuery) {
  const wire = (minor: number) => toWire(minor, asks.brand.currency.digits);
  const rows = earned(db, asks);
  const { list, ...page } = pageOfList(rows, query);
  return {
    ...page,
    list: list.map((row) => ({
      ...memberWords(row),
      category: row.product,
      validStake: wire(row.valid_stake),
      rate: wireRate(row.rate),
      lineRebate: wire(row.line_rebate),
      commission: wire(row.commission),
    })),
    footer: {
      validStake: wire(total(rows, 'valid_stake')),
      lineRebate: wire(total(rows, 'line_rebate')),
      commission: wire(total(rows, 'commission')),
    },
  };
}

/** Commission of an agent from the team's stakes of a range of days, minor units. */
export const commissionOf = (db: Db, asks: Asks): number =>
  [...commissions(db, asks).values()].reduce((sum, { commission }) => sum + commission, 0);

/** Commissions of an agent from the team's stakes by product, minor units. */
export function commissions(db: Db, asks: Asks) {
  const byProduct = new Map<Category, { validStake: number; commission: number }>();
  for (const { product, valid_stake, commission } of earned(db, asks)) {
    const known = byProduct.get(product) ?? { validStake: 0, commission: 0 };
    byProduct.set(product, {
      validStake: known.validStake + valid_stake,
      commission: known.commission + commission,
    });
  }
  return byProduct;
}
