import { BRAND_CODES } from '../brands/brands';
import type { Category } from '../catalogue/games';
import { ACCOUNTS, seededUserId } from './accounts.data';
import type { SeedPlan } from './plan';
import { seeded } from '../platform/random';
import { placed, teamPeople } from './team-people';
import { BANDS, MAX_RATES, RATE_STEP } from './team.data';

/** Remaining places in each quota. */
const FREE_PLACES = 2;

export interface SeedRate {
  userId: number;
  product: Category;
  rate: number;
}

const PRODUCTS: readonly Category[] = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
];

/** Steps below the parent's rate, by named account; default five. */
const STEPS: Readonly<Record<string, number>> = { agent01: 1, virtualagent01: 2 };

type Rates = ReadonlyMap<Category, number>;

/** Reserves a place in a quota band, or lowers the rate to just below a full band. */
function quotaKeeper() {
  const generals = new Set(BRAND_CODES.map((brand) => seededUserId(brand, 'general01')));
  const used = new Map<string, number>();
  return (parentId: number, product: Category, wanted: number): number => {
    let rate = wanted;
    // Descending, because a rate lowered out of one band may fall into the next.
    for (const band of BANDS.toReversed()) {
      if (band.product !== product || rate < band.min || rate > band.max) continue;
      const place = `${parentId} ${product} ${band.min}`;
      const count = used.get(place) ?? 0;
      const quota = generals.has(parentId) ? band.general : band.agent;
      if (count < quota - FREE_PLACES) used.set(place, count + 1);
      else rate = band.min - RATE_STEP;
    }
    return rate;
  };
}

/** Rates of accounts without a parent. */
const topRates = (): [number, Rates][] =>
  ['general01', 'virtualagent01'].flatMap((name) =>
    BRAND_CODES.map((brand): [number, Rates] => {
      const down = (STEPS[name] ?? 0) * RATE_STEP;
      const rates = PRODUCTS.map((product) => [product, MAX_RATES[product] - down] as const);
      return [seededUserId(brand, name), new Map(rates)];
    }),
  );

/** Rates of all accounts, each below the parent's, within the quotas. */
export function seedRates(plan: SeedPlan): SeedRate[] {
  const random = seeded(4_711);
  const fit = quotaKeeper();
  const agents = new Set(teamPeople(plan).flatMap(({ id, type }) => (type === 1 ? [id] : [])));
  const fixed = new Map(
    BRAND_CODES.flatMap((brand) =>
      ACCOUNTS.map(({ name }) => [seededUserId(brand, name), STEPS[name] ?? 5] as const),
    ),
  );
  const known = new Map(topRates());
  for (const { id, parentId } of placed(plan)) {
    const above = known.get(parentId);
    const steps = fixed.get(id) ?? (agents.has(id) ? 1 : 2) + random.below(3);
    const rates = PRODUCTS.map((product): [Category, number] => {
      const wanted = Math.max(0, (above?.get(product) ?? 0) - steps * RATE_STEP);
      return [product, fit(parentId, product, wanted)];
    });
    known.set(id, new Map(rates));
  }
  return [...known].flatMap(([userId, rates]) =>
    [...rates].map(([product, rate]) => ({ userId, product, rate })),
  );
}
