import { BRAND_CODES, type Brand, brandOf } from '../brands/brands';
import type { Category } from '../catalogue/games';
import { dayOf } from '../paging/range';
import { commissionTime } from '../team/commission';
import { RATE_UNIT } from '../team/rates';
import { seededUserId } from './accounts.data';
import { allPlay } from './contract-play';
import { HABITS } from './history.data';
import type { Movement } from './history-ledger';
import { oncePerPlan, type SeedPlan } from './plan';
import { placed, teamPeople } from './team-people';
import { seedRates } from './team-rates';

/** First day of a brand whose line rebates and commissions are unpaid at the end of the seed. */
export function firstUnpaidDay(brand: Brand, { until }: SeedPlan): number {
  const yesterday = dayOf(brand, until) - 1;
  return commissionTime(brand, yesterday) < until ? yesterday + 1 : yesterday;
}

/** Brands of the real accounts with play. */
function playersOf(plan: SeedPlan): ReadonlyMap<number, Brand> {
  const named = BRAND_CODES.flatMap((code) =>
    Object.keys(HABITS).map((name) => [seededUserId(code, name), brandOf(code)] as const),
  );
  const members = teamPeople(plan)
    .filter(({ type }) => type === 0 || type === 1)
    .map(({ id, brand }) => [id, brandOf(brand)] as const);
  return new Map([...named, ...members]);
}

interface DayOfProduct {
  userId: number;
  brand: Brand;
  day: number;
  category: Category;
  validStake: number;
}

/** Valid stakes of the paid days by account, day and product. */
function stakesOf(plan: SeedPlan): DayOfProduct[] {
  const players = playersOf(plan);
  const sums = new Map<string, DayOfProduct>();
  for (const { userId, category, validStake, settledAt } of allPlay(plan)) {
    const brand = players.get(userId);
    const day = brand === undefined ? 0 : dayOf(brand, settledAt);
    if (brand === undefined || day >= firstUnpaidDay(brand, plan)) continue;
    const key = `${userId} ${day} ${category}`;
    const known = sums.get(key) ?? { userId, brand, day, category, validStake: 0 };
    sums.set(key, { ...known, validStake: known.validStake + validStake });
  }
  return [...sums.values()];
}

const LINE_KEYS = { LINE_REBATE: 'line-rebate', COMMISSION: 'commission' } as const;

/** Payments by account, as the daily job makes them. */
const payments = oncePerPlan((plan): ReadonlyMap<number, readonly Movement[]> => {
  const rates = new Map(
    seedRates(plan).map(({ userId, product, rate }) => [`${userId} ${product}`, rate]),
  );
  const above = new Map(placed(plan).map(({ id, parentId }) => [id, parentId]));
  const paid = new Map<number, Map<string, Movement>>();
  const pay = (
    kind: keyof typeof LINE_KEYS,
    userId: number,
    { brand, day, validStake }: DayOfProduct,
    rate: number,
  ) => {
    const amount = Math.floor((validStake * rate) / RATE_UNIT);
    if (amount === 0) return;
    const own = paid.get(userId) ?? new Map<string, Movement>();
    const key = `${LINE_KEYS[kind]}/${day}`;
    const mark = `${kind.charAt(0)}${day.toString(36)}`.toUpperCase();
    const reference = `R${mark}${String(userId).padStart(6, '0')}`;
    const known = own.get(key) ?? {
      kind,
      amount: 0,
      at: commissionTime(brand, day),
      reference,
      key,
    };
    own.set(key, { ...known, amount: known.amount + amount });
    paid.set(userId, own);
  };
  for (const stake of stakesOf(plan)) {
    const rateOf = (userId: number) => rates.get(`${userId} ${stake.category}`) ?? 0;
    pay('LINE_REBATE', stake.userId, stake, rateOf(stake.userId));
    for (
      let below = stake.userId, agent = above.get(below);
      agent !== undefined;
      below = agent, agent = above.get(below)
    ) {
      pay('COMMISSION', agent, stake, rateOf(agent) - rateOf(below));
    }
  }
  return new Map([...paid].map(([userId, own]) => [userId, [...own.values()]]));
});

/** Line rebates and commissions of an account, as part of the seeded ledger. */
export const lineMovements = (userId: number, plan: SeedPlan): readonly Movement[] =>
  payments(plan).get(userId) ?? [];
