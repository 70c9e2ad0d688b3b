import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ContractKind, earnedBy, shareOf, type Tier } from './tiers';

const tier = (minStake: number, minLoss: number, minActive: number, rate: string): Tier => ({
  minStake,
  minLoss,
  minActive,
  rate,
  cap: null,
});

const TIERS = [tier(1_000, 0, 1, '0.1'), tier(5_000, 100, 2, '0.15'), tier(20_000, 500, 3, '0.2')];

it.each<[string, number, number, number, number]>([
  ['below the first tier', 999, 900, 9, 0],
  ['exactly at the first', 1_000, 900, 1, 90],
  ['above it, with too few people for the second', 9_000, 900, 1, 90],
  ['with too small a loss for the second', 9_000, 99, 5, 9],
  ['at the second', 5_000, 100, 2, 15],
  ['at the third', 20_000, 501, 3, 100],
  ['without a loss', 20_000, 0, 3, 0],
])('pays a dividend %s', (_, stake, loss, active, amount) => {
  expect(earnedBy('DIVIDEND', TIERS, { stake, loss, active }).amount).toBe(amount);
});

it('pays salaries by the stake, up to the cap', () => {
  const tiers = [{ ...tier(0, 0, 0, '0.01'), cap: 50 }];
  const paid = (stake: number) => earnedBy('SALARY', tiers, { stake, loss: 0, active: 1 }).amount;
  expect([paid(4_999), paid(5_000), paid(900_000)]).toEqual([49, 50, 50]);
});

it('amounts are rounded down to minor units, without float errors', () => {
  expect(shareOf(100, '0.29')).toBe(29);
  expect(shareOf(3, '0.33333333')).toBe(0);
  expect(shareOf(9_007_199_254_740_991, '1')).toBe(9_007_199_254_740_991);
  fc.assert(
    fc.property(fc.nat(10 ** 12), fc.nat(10 ** 8), (amount, units) => {
      const rate = `0.${String(units % 10 ** 8).padStart(8, '0')}`;
      const exact = BigInt(amount) * BigInt(units % 10 ** 8);
      const share = BigInt(shareOf(amount, rate)) * 10n ** 8n;
      expect(share <= exact && exact - share < 10n ** 8n).toBe(true);
    }),
  );
});

it('a higher stake pays at least as much', () => {
  const kind = fc.constantFrom<ContractKind>('DIVIDEND', 'SALARY', 'HOUR');
  const some = fc.nat(40_000);
  fc.assert(
    fc.property(kind, some, some, some, some, fc.nat(5), (of, stake, loss, more, worse, active) => {
      const less = earnedBy(of, TIERS, { stake, loss, active }).amount;
      const turnover = { stake: stake + more, loss: loss + worse, active: active + 1 };
      expect(earnedBy(of, TIERS, turnover).amount).toBeGreaterThanOrEqual(less);
    }),
  );
});
