import { toMinor } from '../wallet/money';
import { KIND_RULES } from './kinds.data';
import { type ContractKind, rateUnits, type Tier, tierMet } from './tiers';

/** Tier in wire format. */
export interface WireTier {
  minStake: string;
  minLoss?: string | null | undefined;
  minActive: number;
  rate: string;
  cap?: string | null | undefined;
}

/** Faults of offered tiers, by field (`tiers.0.rate`). */
export type TermFaults = Record<string, string>;

const LEAST = ['minStake', 'minLoss', 'minActive'] as const;

/** Cap for comparison: no cap is above every cap. */
const capOf = ({ cap }: Tier) => cap ?? Number.POSITIVE_INFINITY;

/** Parses amounts to minor units; a fault for too many fraction digits. */
export function readTiers(
  given: readonly WireTier[],
  digits: number,
): { tiers: Tier[]; faults: TermFaults } {
  const faults: TermFaults = {};
  const read = (field: string, amount: string) => {
    const minor = toMinor(amount, digits);
    if (minor === undefined) faults[field] = 'no amount of the currency';
    return minor ?? 0;
  };
  const tiers = given.map(({ minStake, minLoss, minActive, rate, cap }, i) => ({
    minStake: read(`tiers.${i}.minStake`, minStake),
    minLoss: read(`tiers.${i}.minLoss`, minLoss ?? '0'),
    minActive,
    rate,
    cap: cap === null || cap === undefined ? null : read(`tiers.${i}.cap`, cap),
  }));
  return { tiers, faults };
}

/** Fault of a tier relative to the previous one. */
function orderFault(before: Tier, tier: Tier): string | undefined {
  const asks = LEAST.map((field) => tier[field] - before[field]);
  if (asks.some((more) => more < 0)) return 'asks less than the tier before';
  if (asks.every((more) => more === 0)) return 'asks the same as the tier before';
  return rateUnits(tier.rate) <= rateUnits(before.rate)
    ? 'pays no more than the tier before'
    : undefined;
}

/** Each offered tier needs an own tier at least as good for the same conditions. */
function ownFault(own: readonly Tier[], tier: Tier): string | undefined {
  const mine = tierMet(own, {
    stake: tier.minStake,
    loss: tier.minLoss,
    active: tier.minActive,
  });
  const better =
    mine === undefined || rateUnits(tier.rate) > rateUnits(mine.rate) || capOf(tier) > capOf(mine);
  return better ? 'better than your own contract' : undefined;
}

/**
 * Validates offered terms: tiers ascend, no rate exceeds the kind's maximum, and no tier is better than the
 * offering side's own (`own`, if any).
 */
export function termFaults(
  kind: ContractKind,
  tiers: readonly Tier[],
  own: readonly Tier[] | undefined,
): TermFaults {
  const most = rateUnits(KIND_RULES[kind].maxRate);
  const faultOf = (tier: Tier, i: number): string | undefined => {
    const before = tiers[i - 1];
    const rate = rateUnits(tier.rate);
    if (rate <= 0n) return 'pays nothing';
    if (rate > most) return `above ${KIND_RULES[kind].maxRate}`;
    const order = before === undefined ? undefined : orderFault(before, tier);
    return order ?? (own === undefined ? undefined : ownFault(own, tier));
  };
  return Object.fromEntries(
    tiers.flatMap((tier, i) => {
      const fault = faultOf(tier, i);
      return fault === undefined ? [] : [[`tiers.${i}`, fault]];
    }),
  );
}
