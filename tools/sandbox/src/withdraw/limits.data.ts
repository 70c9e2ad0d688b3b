import type { BrandCode } from '../brands/brands';

interface WithdrawLimits {
  /** Per withdrawal, minor units. */
  min: number;
  /** At most the day's maximum of the VIP level. */
  max: number;
  /** Ten-thousandths of the amount, after the day's free withdrawals. */
  feePer10000: number;
}

/** Free withdrawals per day. */
export const FREE_A_DAY = 3;

/** Withdrawals per day by VIP rank; the daily amount is defined by the level. */
export const COUNT_BY_RANK: readonly [number, ...number[]] = [5, 5, 8, 8, 10, 15, 20];

export const WITHDRAW_LIMITS: Readonly<Record<BrandCode, WithdrawLimits>> = {
  aurora: {
    min: 100_000,
    max: 300_000_000,
    feePer10000: 100,
  },
  jade: {
    min: 1_000,
    max: 2_500_000,
    feePer10000: 150,
  },
  ember: {
    min: 500,
    max: 800_000,
    feePer10000: 100,
  },
};
