/** One step of a contract, in minor units: who reaches all of its least values is paid its rate. */
export interface Tier {
  minStake: number;
  minLoss: number;
  minActive: number;
  rate: string;
  /** The most one period pays. */
  cap: number | null;
}

/** What a receiver and everyone below did in a period, in minor units. */
export interface Turnover {
  stake: number;
  /** What the house kept of it; never negative. */
  loss: number;
  /** People with bets. */
  active: number;
}

export type ContractKind = 'DIVIDEND' | 'SALARY' | 'HOUR';

/** What a kind pays a share of. */
const BASE: Readonly<Record<ContractKind, 'stake' | 'loss'>> = {
  DIVIDEND: 'loss',
  SALARY: 'stake',
  HOUR: 'stake',
};

const RATE_DIGITS = 8;
const RATE_UNIT = 10n ** BigInt(RATE_DIGITS);

/** A rate as a whole number of its smallest step, to compare by. */
export function rateUnits(rate: string): bigint {
  const [whole = '0', fraction = ''] = rate.split('.');
  return BigInt(whole + fraction.padEnd(RATE_DIGITS, '0'));
}

/** A share of an amount, rounded down to whole minor units. */
export const shareOf = (amount: number, rate: string): number =>
  Number((BigInt(amount) * rateUnits(rate)) / RATE_UNIT);

/** The highest tier reached; tiers stand lowest first. */
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

/** What a turnover pays by a contract's tiers. */
export function earnedBy(kind: ContractKind, tiers: readonly Tier[], turnover: Turnover): Earned {
  const tier = tierMet(tiers, turnover);
  if (tier === undefined) return { tier, amount: 0 };
  const share = shareOf(turnover[BASE[kind]], tier.rate);
  return { tier, amount: Math.min(share, tier.cap ?? share) };
}
