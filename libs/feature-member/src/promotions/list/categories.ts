/** Key of all categories. */
export const ALL = 'all_promo';

/** Categories in the order of their tabs (D2 §2). */
export const CATEGORIES = [
  ALL,
  'new_player_promo',
  'deposit_promo',
  'rank_promo',
  'sport_promo',
  'live_promo',
  'rng_promo',
  'fish_promo',
  'lotto_promo',
  'pvp_promo',
  'rebate_promo',
  'point_promo',
  'download_promo',
  'other_promo',
] as const;

/** Category key (D2 §2). */
export type Category = (typeof CATEGORIES)[number];

/** Category of a key; undefined if it has no tab. */
export const categoryOf = (key: string | null | undefined): Category | undefined =>
  CATEGORIES.find((category) => category === key);
