import type { Category } from '../catalogue/games';

/** Level in units of about one dollar (`BRAND_UNIT`); `turnover` and `deposit` cover 30 days. */
interface LevelStep {
  turnover: number;
  deposit: number;
  upgradeBonus: number;
  monthlyBonus: number;
  withdrawDailyMax: number;
}

/**
 * VIP 0 to VIP 6. No level requires daily play or expires, so that keeping benefits is no incentive to
 * play more.
 */
// oxfmt-ignore
export const LEVEL_STEPS: readonly [LevelStep, ...LevelStep[]] = [
  { turnover: 0, deposit: 0, upgradeBonus: 0, monthlyBonus: 0, withdrawDailyMax: 4_000 },
  { turnover: 200, deposit: 0, upgradeBonus: 1, monthlyBonus: 0, withdrawDailyMax: 8_000 },
  { turnover: 1_200, deposit: 0, upgradeBonus: 4, monthlyBonus: 2, withdrawDailyMax: 12_000 },
  { turnover: 6_000, deposit: 400, upgradeBonus: 12, monthlyBonus: 6, withdrawDailyMax: 20_000 },
  { turnover: 25_000, deposit: 1_200, upgradeBonus: 32, monthlyBonus: 16, withdrawDailyMax: 40_000 },
  { turnover: 80_000, deposit: 4_000, upgradeBonus: 80, monthlyBonus: 40, withdrawDailyMax: 80_000 },
  { turnover: 320_000, deposit: 12_000, upgradeBonus: 200, monthlyBonus: 120, withdrawDailyMax: 200_000 },
];

/** Rebate rate of valid stakes per 10,000: at VIP 0, and the increment per level. */
export const REBATE_STEPS: Readonly<Record<Category, readonly [base: number, step: number]>> = {
  RNG: [30, 10],
  LIVE: [20, 8],
  FISH: [25, 8],
  PVP: [15, 5],
  SPORTS: [20, 8],
  ESPORTS: [20, 8],
  LOTT: [10, 3],
  COCKFIGHT: [15, 5],
};
