/**
 * Outcomes of the demonstration game, shown on its page. No multiplier of 1, so that every round changes the
 * balance. Return to player: 91.5 %.
 */
export const ODDS = [
  { halfMultiplier: 0, perThousand: 460 },
  { halfMultiplier: 1, perThousand: 250 },
  { halfMultiplier: 4, perThousand: 220 },
  { halfMultiplier: 10, perThousand: 70 },
] as const;

export const SYMBOLS = ['lotus', 'lantern', 'koi', 'bell', 'star', 'gem'] as const;
