import { compareAmounts } from '@lobby/feature-kit';
import { tierReached, type Tier } from './earned';

/** Why a tier cannot be offered. */
export type TierProblem = 'zero' | 'high' | 'less' | 'same' | 'rate' | 'own';

/** Field of a tier that shows its problem; `minStake` for its conditions. */
export const problemField = (problem: TierProblem) =>
  problem === 'less' || problem === 'same' ? 'minStake' : 'rate';

const CONDITIONS = ['minStake', 'minLoss', 'minActive'] as const;

const conditionOf = (tier: Tier, condition: (typeof CONDITIONS)[number]) =>
  String(tier[condition] ?? '0');

/** Problem of a tier compared with the previous one; undefined if none. */
function orderProblem(before: Tier, tier: Tier): TierProblem | undefined {
  const more = CONDITIONS.map((condition) =>
    compareAmounts(conditionOf(tier, condition), conditionOf(before, condition)),
  );
  if (more.some((one) => one < 0)) return 'less';
  if (more.every((one) => one === 0)) return 'same';
  return compareAmounts(tier.rate, before.rate) > 0 ? undefined : 'rate';
}

/** Larger than any cap. */
const NO_CAP = '9'.repeat(20);

/** Whether a tier pays more than the agent's own contract under the same conditions. */
function isBetter(tier: Tier, own: readonly Tier[]): boolean {
  const { minStake: stake, minLoss: loss = '0', minActive: active } = tier;
  const mine = own[tierReached(own, { stake, loss, active })];
  return (
    mine === undefined ||
    compareAmounts(tier.rate, mine.rate) > 0 ||
    compareAmounts(tier.cap ?? NO_CAP, mine.cap ?? NO_CAP) > 0
  );
}

/** Limits of an offer. */
export interface OfferBounds {
  maxRate: string;
  /** Tiers of the agent's own contract; undefined without one. */
  own: readonly Tier[] | undefined;
}

/**
 * Problem of each tier of an offer: pays nothing or too much, does not require and pay more than the previous one, or
 * is better than the agent's own contract.
 */
export const tierProblems = (
  tiers: readonly Tier[],
  { maxRate, own }: OfferBounds,
): readonly (TierProblem | undefined)[] =>
  tiers.map((tier, place) => {
    const before = tiers[place - 1];
    if (compareAmounts(tier.rate, '0') === 0) return 'zero';
    if (compareAmounts(tier.rate, maxRate) > 0) return 'high';
    const order = before && orderProblem(before, tier);
    return order ?? (own && isBetter(tier, own) ? 'own' : undefined);
  });
