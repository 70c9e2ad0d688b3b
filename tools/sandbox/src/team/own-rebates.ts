import type { Brand } from '../brands/brands';
import type { Category } from '../catalogue/games';
import type { Db } from '../database/db';
import type { Range } from '../paging/range';
import { toWire } from '../wallet/money';
import { rateOn, RATE_UNIT, limitsOf, ratesOf, wireRate } from './rates';
import { commissions } from './rebates';
import { daysOf } from './sums';

interface Own {
  product: Category;
  valid_stake: number;
  line_rebate: number;
}

/** Stakes of an agent by product, with the line rebates earned. */
const ownStakes = (db: Db, agentId: number, [from, to]: [number, number]) =>
  db.all<Own>(
    `SELECT t.product, sum(t.valid_stake) AS valid_stake,
       sum(t.valid_stake * ${rateOn('t.user_id', 'r')} / ${RATE_UNIT}) AS line_rebate
     FROM daily_totals t LEFT JOIN rebate_rates r ON r.user_id = t.user_id AND r.product = t.product
     WHERE t.user_id = ? AND t.day BETWEEN ? AND ? AND t.valid_stake > 0 GROUP BY t.product`,
    agentId,
    from,
    to,
  );

/** Rates of an agent, with the earnings from own stakes and from the team's. */
export function ownRebates(db: Db, brand: Brand, agentId: number, range: Range) {
  const wire = (minor: number) => toWire(minor, brand.currency.digits);
  const rates = ratesOf(db, agentId);
  const own = new Map(
    ownStakes(db, agentId, daysOf(brand, range)).map((row) => [row.product, row]),
  );
  const team = commissions(db, { agentId, brand, range });
  const rows = limitsOf(db, brand).map(({ product }) => ({
    product,
    rate: rates.get(product) ?? 0,
    validStake: own.get(product)?.valid_stake ?? 0,
    lineRebate: own.get(product)?.line_rebate ?? 0,
    teamValidStake: team.get(product)?.validStake ?? 0,
    commission: team.get(product)?.commission ?? 0,
  }));
  const total = (column: 'validStake' | 'lineRebate' | 'teamValidStake' | 'commission') =>
    wire(rows.reduce((sum, row) => sum + row[column], 0));
  return {
    list: rows.map(({ product, rate, ...sums }) => ({
      category: product,
      rate: wireRate(rate),
      validStake: wire(sums.validStake),
      lineRebate: wire(sums.lineRebate),
      teamValidStake: wire(sums.teamValidStake),
      commission: wire(sums.commission),
    })),
    footer: {
      validStake: total('validStake'),
      lineRebate: total('lineRebate'),
      teamValidStake: total('teamValidStake'),
      commission: total('commission'),
    },
  };
}
