/** Tier of a contract, in minor units: its rate applies if all minimums are reached. */
export interface Tier {
  minStake: number;
  minLoss: number;
  minActive: number;
  rate: string;
  /** Maximum payout per period. */
  cap: number | null;
}

/** Turnover of a receiver and their whole downline in a period, in minor units. */
export interface Turnover {
  stake: number;
  /** Net loss of the players; never negative. */
  loss: number;
  /** Number of accounts with bets. */
  active: number;
}

export type ContractKind = 'DIVIDEND' | 'SALARY' | 'HOUR';

/** Base amount of each contract kind. */
const BASE: Readonly<Record<ContractKind, 'stake' | 'loss'>> = {
  DIVIDEND: 'loss',
  SALARY: 'stake',
  HOUR: 'stake',
};

const RATE_DIGITS = 8;
const RATE_UNIT = 10n ** BigInt(RATE_DIGITS);

/** Rate as an integer of its smallest step, for comparison. */
export function rateUnits(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
}

/** Share of an amount, rounded down to whole minor units. */
export const shareOf = (amount: number, rate: string): number =>
  Number((BigInt(amount) * rateUnits(rate)) / RATE_UNIT);

/** Highest tier reached; tiers are sorted ascending. */
export const tierMet = (
  tiers: readonly Tier[],
  { stake, loss, active }: Turnover,
): Tier | undefined =>
  tiers.findLast(
    (tier) => stake >= tier.minStake && loss >= tier.minLoss && active >= tier.minActive,
  );

export interface Earned {
  tier: Tier | undefined;
  amount: number;
}

/** Earnings for a turnover under a contract's tiers. */
export function earnedBy(kind: ContractKind, tiers: readonly Tier[], turnover: Turnover): Earned {
  const tier = tierMet(tiers, turnover);
  if (tier === undefined) return { tier, amount: 0 };
  const share = shareOf(turnover[BASE[kind]], tier.rate);
  return { tier, amount: Math.min(share, tier.cap ?? share) };
}
