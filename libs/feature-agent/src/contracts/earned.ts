import type { AgentContract } from '@lobby/api-client';
import { multiplyAmount, type Amount } from '@lobby/core';
import { compareAmounts } from '@lobby/feature-kit';

/** Tier of a contract: conditions and rate. */
export type Tier = AgentContract['tiers'][number];

/** Activity of a receiver and the receiver's downline in a period. */
export interface Turnover {
  stake: Amount;
  loss: Amount;
  /** Number of accounts with bets. */
  active: number;
}

/** Base of a contract's rate. */
export type Base = 'stake' | 'loss';

interface Rules {
  base: Base;
  /** Decimal places of the currency. */
  digits: number;
}

const reaches = (tier: Tier, { stake, loss, active }: Turnover) =>
  compareAmounts(stake, tier.minStake) >= 0 &&
  compareAmounts(loss, tier.minLoss ?? '0') >= 0 &&
  active >= tier.minActive;

/** Index of the highest tier reached; -1 if none. */
export const tierReached = (tiers: readonly Tier[], turnover: Turnover): number =>
  tiers.findLastIndex((tier) => reaches(tier, turnover));

/** What a contract pays for a period. */
export interface Earned {
  /** Highest tier reached; undefined if none. */
  tier: Tier | undefined;
  /** Amount by the tier's rate, rounded down to the currency's smallest unit. */
  share: Amount;
  /** Whether the share exceeds the tier's cap. */
  capped: boolean;
  /** Amount to be paid. */
  amount: Amount;
}

/** Calculates what a contract pays for a period. */
export function earned(tiers: readonly Tier[], turnover: Turnover, rules: Rules): Earned {
  const tier = tiers[tierReached(tiers, turnover)];
  if (tier === undefined) return { tier, share: '0', capped: false, amount: '0' };
  const { rate, cap } = tier;
  const share = multiplyAmount(turnover[rules.base], rate, rules.digits, 'down');
  const capped = cap !== undefined && compareAmounts(share, cap) > 0;
  return { tier, share, capped, amount: capped ? cap : share };
}
