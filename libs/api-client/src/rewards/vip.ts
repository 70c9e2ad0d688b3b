import type { GameCategory } from '../games/to-game';
import { rewardsVip } from '../contract/rewards-vip';
import { send, type MoneyOptions, type SendOptions } from '../transport/send';
import type { Amount, Rate } from '../values';

export interface VipLevel {
  name: string;
  /** Valid stakes of the last 30 days that reach it. */
  turnover: Amount;
  /** Deposits of the last 30 days that reach it; `0`: none are asked for. */
  deposit: Amount;
  upgradeBonus: Amount;
  monthlyBonus: Amount;
  /** In the brand's order of categories. */
  rebateRates: { category: GameCategory; rate: Rate }[];
  withdrawDailyMax: Amount;
}

/** How far the next level is, over the last 30 days. */
export interface VipProgress {
  type: 'TURNOVER' | 'DEPOSIT';
  actual: Amount;
  expected: Amount;
}

export type VipBonusKind = 'UPGRADE' | 'MONTHLY';

export interface VipBonus {
  kind: VipBonusKind;
  /** Name of the level. */
  level: string;
  amount: Amount;
  status: 'LOCKED' | 'CLAIM' | 'CLAIMED';
}

export interface VipBenefits {
  /** Name of the own level. */
  current: string;
  /** Absent at the highest. */
  next: string | undefined;
  /** What the next level asks for: all of it. */
  progress: VipProgress[];
  /** Lowest first. */
  levels: VipLevel[];
  bonuses: VipBonus[];
}

/** What a claim brought. */
export interface Claimed {
  orderNo: string;
  amount: Amount;
}

/** VIP levels, the own one and its bonuses (D1 §7). */
export async function vip(options?: SendOptions): Promise<VipBenefits> {
  const { levels, next, progress, ...value } = await send(rewardsVip.vip, {}, options);
  return {
    ...value,
    next: next ?? undefined,
    progress: progress.map(({ type, actual, expected }) => ({ type, actual, expected })),
    levels: levels.map(({ rebateRates, ...level }) => ({
      ...level,
      rebateRates: rebateRates.map(({ productType, rate }) => ({ category: productType, rate })),
    })),
  };
}

/** Takes a bonus of a level. Throws `reward.not.claimable` for one that is locked or taken. */
export async function claimVipBonus(
  { kind, level }: Pick<VipBonus, 'kind' | 'level'>,
  options: MoneyOptions,
): Promise<Claimed> {
  return send(rewardsVip.claimVipBonus, { kind, level }, options);
}
