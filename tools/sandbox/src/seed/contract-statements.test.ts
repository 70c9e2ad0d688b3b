import { beforeAll, expect, it } from 'vitest';
import { BRAND_CODES } from '../brands/brands';
import { startOfDay } from '../paging/range';
import { contractMovements, seedStatements } from './contract-statements';
import { histories } from './histories';
import { seededUserId } from './accounts.data';
import { planOf } from './plan';
import { placed } from './team-people';

const NOW = Date.UTC(2026, 10, 20, 9);
const PLANS = { small: planOf('small', NOW), full: planOf('full', NOW) };

// Generate a year of play once for all tests.
beforeAll(() => {
  histories(PLANS.full);
}, 60_000);

it('statements of the full plan equal what the seeded team played', () => {
  const plan = PLANS.full;
  for (const code of BRAND_CODES) {
    const team = new Set([seededUserId(code, 'agent01')]);
    for (const { id, parentId } of placed(plan)) if (team.has(parentId)) team.add(id);
    const bets = histories(plan)
      .filter(({ owner }) => team.has(owner.userId))
      .flatMap(({ bets: made }) => made)
      .filter(({ status }) => status !== 'OPEN' && status !== 'CANCELLED');
    const stated = seedStatements(plan).filter(({ contract }) => contract.brand.code === code);
    expect(stated).toHaveLength(36);
    for (const { contract, days, stake } of stated) {
      const [from, to] = [
        startOfDay(contract.brand, days.first),
        startOfDay(contract.brand, days.after),
      ];
      const played = bets.filter(({ settledAt = 0 }) => settledAt >= from && settledAt < to);
      expect(stake).toBe(played.reduce((sum, bet) => sum + bet.stake, 0));
    }
  }
});

it.each(['small', 'full'] as const)(
  'the %s plan leaves one unpaid dividend in each brand',
  (size) => {
    const plan = PLANS[size];
    for (const code of BRAND_CODES) {
      const unpaid = seedStatements(plan).filter(
        ({ contract, status }) => contract.brand.code === code && status === 'DUE',
      );
      expect(unpaid.map(({ contract }) => contract.kind)).toEqual(['DIVIDEND']);
    }
  },
);

it.each(['small', 'full'] as const)(
  'payments of contracts in the %s plan add up to zero, before its end',
  (size) => {
    const plan = PLANS[size];
    for (const code of BRAND_CODES) {
      const of = (name: string) => contractMovements(seededUserId(code, name), plan);
      const sum = (name: string) => of(name).reduce((total, { amount }) => total + amount, 0);
      expect(sum('agent01')).toBeGreaterThan(0);
      expect(sum('general01')).toBe(-sum('agent01'));
      for (const { at } of of('agent01')) expect(at).toBeLessThan(plan.until);
    }
  },
);
