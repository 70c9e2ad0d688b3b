import type { Category } from '../catalogue/games';

/** Playing habits in the seeded history. */
export interface Habit {
  /** Multiple of the brand's usual stakes. */
  stakes: number;
  /** Average bets per day in the full plan. */
  aDay: number;
  /** Deposits and withdrawals per year. */
  deposits: number;
  withdrawals: number;
}

/** By account name; accounts with `history` and no entry use the player's habits. */
export const HABITS: Readonly<Record<string, Habit>> = {
  player01: { stakes: 1, aDay: 15.7, deposits: 100, withdrawals: 40 },
  vip01: { stakes: 10, aDay: 15.9, deposits: 110, withdrawals: 44 },
  agent01: { stakes: 2, aDay: 15.5, deposits: 96, withdrawals: 40 },
  general01: { stakes: 2, aDay: 0.4, deposits: 12, withdrawals: 6 },
};

/** Number of days in each plan, and the share of bets per day in the small one. */
export const SPANS = {
  full: { days: 365, aDay: undefined, moneyTimes: 1 },
  small: { days: 30, aDay: 1.1, moneyTimes: 0.5 },
} as const;

/** Sittings per thousand by category, and the maximum bets of one. */
export const SITTINGS: readonly { category: Category; perThousand: number; most: number }[] = [
  { category: 'RNG', perThousand: 330, most: 12 },
  { category: 'LIVE', perThousand: 130, most: 10 },
  { category: 'FISH', perThousand: 110, most: 12 },
  { category: 'PVP', perThousand: 90, most: 8 },
  { category: 'SPORTS', perThousand: 130, most: 3 },
  { category: 'LOTT', perThousand: 130, most: 3 },
  { category: 'ESPORTS', perThousand: 50, most: 4 },
  { category: 'COCKFIGHT', perThousand: 30, most: 5 },
];

/** Weights of sittings by local hour. */
export const HOURS: readonly number[] = [
  5, 3, 2, 1, 1, 1, 2, 3, 4, 5, 5, 6, 9, 8, 6, 5, 5, 6, 8, 11, 14, 15, 13, 9,
];

export const WEEKEND = 1.5;
export const WEEKDAY = 0.86;

/** Doubled multipliers per thousand for even-money bets, including a rare push. */
export const TWO_SIDED: readonly { halfMultiplier: number; perThousand: number }[] = [
  { halfMultiplier: 0, perThousand: 475 },
  { halfMultiplier: 2, perThousand: 80 },
  { halfMultiplier: 4, perThousand: 445 },
];
