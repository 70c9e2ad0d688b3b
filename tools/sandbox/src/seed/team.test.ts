import { describe, expect, it } from 'vitest';
import { username } from '../accounts/registration-rules.data';
import { BRAND_CODES } from '../brands/brands';
import { ACCOUNTS, seededUserId } from './accounts.data';
import { histories } from './histories';
import { DAY_MS, planOf } from './plan';
import { placed, teamPeople } from './team-people';
import { seedRates } from './team-rates';
import { teamRows } from './team-rows';
import { BANDS } from './team.data';

const SEEDED = Date.UTC(2026, 10, 20, 10, 40);
const PLANS = { small: planOf('small', SEEDED), full: planOf('full', SEEDED) };

describe.each(['small', 'full'] as const)('the %s plan', (size) => {
  const plan = PLANS[size];
  const people = teamPeople(plan);
  const rowsOf = (table: string) => teamRows(plan).find(([name]) => name === table)?.[1] ?? [];
  const parents = new Map(placed(plan).map(({ id, parentId }) => [id, parentId]));
  const chainOf = (id: number): number[] => {
    const parent = parents.get(id);
    return parent === undefined ? [] : [parent, ...chainOf(parent)];
  };

  it('gives every member one earlier superior', () => {
    const seen = new Set(
      ACCOUNTS.flatMap(({ name }) => BRAND_CODES.map((b) => seededUserId(b, name))),
    );
    const wrong = people.filter(({ id, parentId }) => {
      const misplaced = !seen.has(parentId) || seen.has(id);
      seen.add(id);
      return misplaced;
    });
    expect(wrong).toEqual([]);
  });

  it('lists exactly all superiors of a member with their distance', () => {
    const written = rowsOf('ancestors').map(([above, id, depth]) => `${above} ${id} ${depth}`);
    const walked = [...parents.keys()].flatMap((id) =>
      chainOf(id).map((above, i) => `${above} ${id} ${i + 1}`),
    );
    // Compare differences only, because comparing the full lists takes seconds.
    const without = (all: string[], some: ReadonlySet<string>) =>
      all.filter((one) => !some.has(one));
    expect(without(walked, new Set(written))).toEqual([]);
    expect(without(written, new Set(walked))).toEqual([]);
    expect(written).toHaveLength(walked.length);
  });

  it.each(BRAND_CODES)(
    'has exactly five levels below general01 of %s, agents at the inner ones',
    (brand) => {
      const general = seededUserId(brand, 'general01');
      const below = people.filter(({ id }) => chainOf(id).at(-1) === general);
      const depths = below.map(({ id }) => chainOf(id).length);
      expect([...new Set(depths)].toSorted()).toEqual([1, 2, 3, 4, 5]);
      const parentIds = new Set(people.map(({ parentId }) => parentId));
      const wrong = below.filter(
        ({ id, type, brand: of }) =>
          of !== brand || (type !== 1 && (type !== 0 || parentIds.has(id))),
      );
      expect(wrong).toEqual([]);
      expect(chainOf(seededUserId(brand, 'player01'))).toEqual([
        seededUserId(brand, 'agent01'),
        general,
      ]);
    },
  );

  it('keeps virtual accounts below virtual ones, and real ones below real ones', () => {
    const virtual = new Set([
      ...BRAND_CODES.flatMap((b) => [
        seededUserId(b, 'virtual01'),
        seededUserId(b, 'virtualagent01'),
      ]),
      ...people.filter(({ type }) => type === 40).map(({ id }) => id),
    ]);
    const mixed = [...parents.keys()].filter((id) =>
      chainOf(id).some((above) => virtual.has(above) !== virtual.has(id)),
    );
    expect(mixed).toEqual([]);
  });

  it('gives no rate above the superior’s, within the quotas', () => {
    const rates = new Map(
      seedRates(plan).map(({ userId, product, rate }) => [`${userId} ${product}`, rate]),
    );
    const used = new Map<string, number>();
    const tooHigh = [...rates].filter(([key, rate]) => {
      const [id, product] = key.split(' ');
      const parent = parents.get(Number(id));
      if (parent === undefined) return false;
      const band = BANDS.find(
        (one) => one.product === product && rate >= one.min && rate <= one.max,
      );
      const place = `${parent} ${product} ${band?.min}`;
      if (band !== undefined) used.set(place, (used.get(place) ?? 0) + 1);
      return rate < 0 || rate % 5 !== 0 || rate > (rates.get(`${parent} ${product}`) ?? -1);
    });
    expect(tooHigh).toEqual([]);
    const generals = new Set(BRAND_CODES.map((b) => seededUserId(b, 'general01')));
    for (const [place, count] of used) {
      const [parent, product, min] = place.split(' ');
      const band = BANDS.find((one) => one.product === product && one.min === Number(min));
      const quota = generals.has(Number(parent)) ? band?.general : band?.agent;
      expect(count).toBeLessThanOrEqual(quota ?? 0);
    }
    expect(rates.size).toBe((parents.size + 2 * BRAND_CODES.length) * 8);
  });

  it('gives every member a valid user name, unique in the brand', () => {
    for (const brand of BRAND_CODES) {
      const names = people.filter((one) => one.brand === brand).map(({ name }) => name);
      expect(names.filter((name) => !new RegExp(username.pattern ?? '').test(name))).toEqual([]);
      expect(new Set([...names, ...ACCOUNTS.map(({ name }) => name)]).size).toBe(
        names.length + ACCOUNTS.length,
      );
    }
  });

  it('ends before the plan’s hour, with superiors registered first', () => {
    const came = new Map(people.map(({ id, registeredAt }) => [id, registeredAt]));
    const wrong = people.filter(
      ({ registeredAt, lastLoginAt, parentId }) =>
        registeredAt >= plan.until ||
        registeredAt < (came.get(parentId) ?? 0) ||
        (lastLoginAt ?? registeredAt) < registeredAt ||
        (lastLoginAt ?? 0) >= plan.until,
    );
    expect(wrong).toEqual([]);
  });

  it('has ledgers equal to the balances, never below zero', () => {
    const ids = new Set(people.map(({ id }) => id));
    const all = histories(plan).filter(({ owner }) => ids.has(owner.userId));
    expect(all).toHaveLength(people.length);
    const wrong = all.filter(({ owner, opening, entries }) => {
      let balance = opening;
      const astray = entries.some(({ amount, balanceAfter }) => {
        balance += amount;
        return balance !== balanceAfter || balance < 0;
      });
      return astray || opening < 0 || balance !== owner.balance;
    });
    expect(wrong).toEqual([]);
  });
});

it.each(BRAND_CODES)(
  'the team of %s has thousands of members, some new today and some online',
  (brand) => {
    const plan = PLANS.full;
    const people = teamPeople(plan).filter((one) => one.brand === brand && one.type !== 40);
    const above = new Map(placed(plan).map(({ id, parentId }) => [id, parentId]));
    const agent = seededUserId(brand, 'agent01');
    const isBelow = (id: number): boolean => {
      const parent = above.get(id);
      return parent === agent || (parent !== undefined && isBelow(parent));
    };
    expect(people.length).toBeGreaterThan(5_000);
    expect(people.filter(({ id }) => isBelow(id)).length).toBeGreaterThan(800);
    expect(people.filter(({ registeredAt }) => registeredAt >= plan.today).length).toBeGreaterThan(
      3,
    );
    expect(people.filter(({ bettor }) => bettor)).toHaveLength(100);
    const month = people.filter(
      ({ registeredAt }) => registeredAt > plan.today - 30 * DAY_MS,
    ).length;
    expect(month / people.length).toBeLessThan(0.2);
    const sessions = teamRows(plan).find(([table]) => table === 'sessions')?.[1] ?? [];
    expect(sessions).toHaveLength(40 * BRAND_CODES.length);
  },
);
