import type { BrandCode } from '../brands/brands';

interface WithdrawLimits {
  /** Of one withdrawal, minor units. */
  min: number;
  max: number;
  /** From here on the identity is looked at. */
  identityFrom: number;
  /** In ten-thousandths of the amount, after the free ones of a day. */
  feePer10000: number;
}

/** Withdrawals of a day without a fee. */
export const FREE_A_DAY = 3;

/** Withdrawals of a day, by the rank of the VIP level; its sum is the level's own. */
export const COUNT_BY_RANK: readonly [number, ...number[]] = [5, 5, 8, 8, 10, 15, 20];

export const WITHDRAW_LIMITS: Readonly<Record<BrandCode, WithdrawLimits>> = {
  aurora: {
    min: 100_000,
    max: 300_000_000,
    identityFrom: 200_000_000,
    feePer10000: 100,
  },
  jade: {
    min: 1_000,
    max: 2_500_000,
    identityFrom: 1_000_000,
    feePer10000: 150,
  },
  ember: {
    min: 500,
    max: 800_000,
    identityFrom: 400_000,
    feePer10000: 100,
  },
};
