import type { TableRows } from '../database/fill';
import { accountRows } from './account-rows';
import { catalogueRows } from './catalogue-rows';
import { COLUMNS, type Rows, type SeededTable } from './columns.data';
import { contentRows } from './content-rows';
import { contractRows } from './contract-rows';
import { depositRows } from './deposit-rows';
import { inboxRows } from './inbox-rows';
import { newsRows } from './news-rows';
import { DAY_MS, oncePerPlan, type SeedPlan } from './plan';
import { playRows } from './play-rows';
import { promotionRows } from './promotion-rows';
import { protectionRows } from './protection-rows';
import { rewardRows } from './reward-rows';
import { rainRows } from './rain-rows';
import { securityRows } from './security-rows';
import { teamRows } from './team-rows';
import { withdrawRows } from './withdraw-rows';

/** First run of the daily purge. */
const purgeRows = ({ today }: SeedPlan): Rows => [
  ['jobs', [[null, 'expired.purge', '', today + DAY_MS]]],
];

/** Parts of the seed. */
const PARTS: readonly ((plan: SeedPlan) => Rows)[] = [
  catalogueRows,
  contentRows,
  newsRows,
  accountRows,
  inboxRows,
  teamRows,
  playRows,
  depositRows,
  securityRows,
  withdrawRows,
  contractRows,
  rainRows,
  promotionRows,
  protectionRows,
  rewardRows,
  purgeRows,
];

/** Tables that others reference or whose triggers read others. Inserted first, in this order. */
const FIRST: readonly SeededTable[] = [
  'brands',
  'vendors',
  'games',
  'users',
  'ancestors',
  'wallets',
  'transactions',
  'bets',
  'announcements',
];

function placeOf(table: SeededTable): number {
  const place = FIRST.indexOf(table);
  return place < 0 ? FIRST.length : place;
}

/** All seeded rows; deterministic for the same hour. */
export const seedRows = oncePerPlan((plan): readonly TableRows[] => {
  const parts = PARTS.flatMap((part) => part(plan));
  // Stable sort: other tables keep the order of the parts.
  return parts
    .toSorted(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([table, rows]) => ({ table, columns: COLUMNS[table], rows }));
});
