/** Game categories in the order of the platform's menu (D2 §3). */
export const GAME_CATEGORIES = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'LOTT',
  'COCKFIGHT',
] as const;

export type GameCategory = (typeof GAME_CATEGORIES)[number];

/** A category from an untrusted value (a query parameter); anything unknown is slots (D2 §2). */
export function toGameCategory(value: string | null | undefined): GameCategory {
  return GAME_CATEGORIES.find((category) => category === value) ?? 'RNG';
}
