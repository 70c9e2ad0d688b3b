import { compareAmounts } from '@lobby/feature-kit';
import type { Tier } from './earned';

/** Why a tier cannot be offered. */
export type TierProblem = 'zero' | 'high' | 'less' | 'same' | 'rate';

const CONDITIONS = ['minStake', 'minLoss', 'minActive'] as const;

const conditionOf = (tier: Tier, condition: (typeof CONDITIONS)[number]) =>
  String(tier[condition] ?? '0');

/** What is wrong with a tier after the one before it; undefined if nothing is. */
function orderProblem(before: Tier, tier: Tier): TierProblem | undefined {
  const more = CONDITIONS.map((condition) =>
    compareAmounts(conditionOf(tier, condition), conditionOf(before, condition)),
  );
  if (more.some((one) => one < 0)) return 'less';
  if (more.every((one) => one === 0)) return 'same';
  return compareAmounts(tier.rate, before.rate) > 0 ? undefined : 'rate';
}

/** What is wrong with each tier of an offer: none pays nothing or too much, and each asks and pays more than the last. */
export const tierProblems = (
  tiers: readonly Tier[],
  maxRate: string,
): readonly (TierProblem | undefined)[] =>
  tiers.map((tier, place) => {
    const before = tiers[place - 1];
    if (compareAmounts(tier.rate, '0') === 0) return 'zero';
    if (compareAmounts(tier.rate, maxRate) > 0) return 'high';
    return before && orderProblem(before, tier);
  });
