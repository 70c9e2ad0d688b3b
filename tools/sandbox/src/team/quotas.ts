import type { Category } from '../catalogue/games';
import type { Brand } from '../brands/brands';
import type { Db } from '../database/db';
import { refuse } from '../calls/refusal';
import { type Rates, wireRate } from './rates';

const GENERAL_TYPES = new Set([2, 42]);

interface Group {
  product: Category;
  min_rate: number;
  max_rate: number;
  agent_quota: number;
  general_quota: number;
  /** Rate step of the brand for this product. */
  step: number;
  used: number;
}

/** Quota bands within an agent's own rates, with the number of direct downlines in each. */
function groupsOf(db: Db, brand: Brand, agentId: number): Group[] {
  return db.all<Group>(
    `SELECT q.product, q.min_rate, q.max_rate, q.agent_quota, q.general_quota, l.step,
       (SELECT count(*) FROM users c JOIN rebate_rates r ON r.user_id = c.id AND r.product = q.product
        WHERE c.parent_id = ?1 AND r.rate BETWEEN q.min_rate AND q.max_rate) AS used
     FROM rebate_quotas q JOIN rebate_rates mine ON mine.user_id = ?1 AND mine.product = q.product
     JOIN rebate_limits l ON l.brand = q.brand AND l.product = q.product
     WHERE q.brand = ?2 AND mine.rate >= q.min_rate ORDER BY q.product, q.min_rate`,
    agentId,
    brand.code,
  );
}

const quotaFor = (group: Group, type: number) =>
  GENERAL_TYPES.has(type) ? group.general_quota : group.agent_quota;

interface Agent {
  userId: number;
  type: number;
}

export interface WireGroup {
  minRate: string;
  maxRate: string;
  quota: number;
  used: number;
  remaining: number;
}

/** Quotas of an agent by product, in wire format. */
export function quotasOf(db: Db, brand: Brand, agent: Agent): Map<Category, WireGroup[]> {
  const quotas = new Map<Category, WireGroup[]>();
  for (const group of groupsOf(db, brand, agent.userId)) {
    const quota = quotaFor(group, agent.type);
    const wire = {
      minRate: wireRate(group.min_rate),
      maxRate: wireRate(group.max_rate),
      quota,
      used: group.used,
      remaining: Math.max(0, quota - group.used),
    };
    quotas.set(group.product, [...(quotas.get(group.product) ?? []), wire]);
  }
  return quotas;
}

const within = (rate: number | undefined, group: Group) =>
  rate !== undefined && rate >= group.min_rate && rate <= group.max_rate;

const isFull = (group: Group, type: number) => group.used >= quotaFor(group, type);

/**
 * Enforces quotas: a rate that enters a band needs a free place. Throws `quota.exhausted` with the full
 * products.
 */
export function assertQuota(
  db: Db,
  brand: Brand,
  agent: Agent,
  { given, before = new Map() }: { given: Rates; before?: Rates },
): void {
  const full = groupsOf(db, brand, agent.userId).filter(
    (group) =>
      within(given.get(group.product), group) &&
      !within(before.get(group.product), group) &&
      isFull(group, agent.type),
  );
  if (full.length === 0) return;
  const fields = Object.fromEntries(full.map((group) => [group.product, wireRate(group.min_rate)]));
  throw refuse('quota.exhausted', { fields });
}

/** Lowers rates to below every full band, so that registration by link never fails. */
export function withinQuota(db: Db, brand: Brand, agent: Agent, rates: Rates): Rates {
  const fitted = new Map(rates);
  // Descending, because a rate lowered out of one band may fall into the next.
  for (const group of groupsOf(db, brand, agent.userId).reverse()) {
    if (within(fitted.get(group.product), group) && isFull(group, agent.type)) {
      fitted.set(group.product, group.min_rate - group.step);
    }
  }
  return fitted;
}
