import { expect, it } from 'vitest';
import { CATEGORY_ORDER } from '../../catalogue/categories.data';
import { seeded } from '../../platform/random';
import { kindOf, ruleOf } from './kinds';
import type { Below, Rule } from './rule';

/** Number of suits, which do not affect the outcome and are not enumerated. */
const SUITS = 4;

/** Probability of each payout of a pick, by exhaustive enumeration of draws. */
function chances(rule: Rule, pick: string): Map<number, number> {
  const found = new Map<number, number>();
  const path: { at: number; of: number }[] = [];
  for (;;) {
    let depth = 0;
    let chance = 1;
    const below: Below = (of) => {
      if (of === SUITS) return 0;
      const step = (path[depth] ??= { at: 0, of });
      depth += 1;
      chance /= of;
      return step.at;
    };
    const { halfMultiplier } = rule.draw(pick, below);
    found.set(halfMultiplier, (found.get(halfMultiplier) ?? 0) + chance);
    path.length = depth;
    while (path.length > 0) {
      const last = path.at(-1);
      if (last === undefined || (last.at += 1) < last.of) break;
      path.pop();
    }
    if (path.length === 0) return found;
  }
}

const RULES = CATEGORY_ORDER.aurora.flatMap((category) =>
  ['', 'Virtual Tennis', 'Metro Hoops', 'Golden Ring'].flatMap((title) => {
    const rule = ruleOf(category, title);
    return (rule?.picks ?? []).flatMap((pick) =>
      rule && (title === '' || category === 'SPORTS') ? [{ category, title, pick, rule }] : [],
    );
  }),
);
const returnOf = (rule: Rule, pick: string) =>
  rule.odds(pick).reduce((sum, one) => sum + (one.halfMultiplier / 2) * one.ways, 0) / rule.ways;

it('every category has a kind, and every kind except lotteries a rule', () => {
  const without = CATEGORY_ORDER.aurora.filter((category) => ruleOf(category, '') === undefined);
  expect(without).toEqual(['LOTT']);
  expect(new Set(CATEGORY_ORDER.aurora.map(kindOf)).size).toBe(6);
});

it.each(RULES)('$category $title on $pick draws by the stated odds', ({ rule, pick }) => {
  const drawn = chances(rule, pick);
  for (const { halfMultiplier, ways } of rule.odds(pick)) {
    expect(drawn.get(halfMultiplier)).toBeCloseTo(ways / rule.ways, 9);
    drawn.delete(halfMultiplier);
  }
  drawn.delete(0);
  expect([...drawn]).toEqual([]);
});

it.each(RULES)(
  '$category $title on $pick returns the stated part of the stakes in the long run',
  ({ rule, pick }) => {
    const stated = returnOf(rule, pick);
    expect(stated).toBeGreaterThan(0.9);
    expect(stated).toBeLessThan(1);
    const { below } = seeded(7);
    const rounds = 200_000;
    let back = 0;
    let squares = 0;
    for (let i = 0; i < rounds; i += 1) {
      const paid = rule.draw(pick, below).halfMultiplier / 2;
      back += paid;
      squares += paid * paid;
    }
    const mean = back / rounds;
    const error = Math.sqrt((squares / rounds - mean * mean) / rounds);
    expect(Math.abs(mean - stated)).toBeLessThan(4 * error);
  },
);
