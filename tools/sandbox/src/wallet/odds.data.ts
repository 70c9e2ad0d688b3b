/**
 * The demonstration game's outcomes, stated to the player on its page. A multiplier of 1 is
 * left out so that every round moves the balance. Of 1000 staked, 915 come back on average.
 */
export const ODDS = [
  { halfMultiplier: 0, perThousand: 460 },
  { halfMultiplier: 1, perThousand: 250 },
  { halfMultiplier: 4, perThousand: 220 },
  { halfMultiplier: 10, perThousand: 70 },
] as const;

export const SYMBOLS = ['lotus', 'lantern', 'koi', 'bell', 'star', 'gem'] as const;
