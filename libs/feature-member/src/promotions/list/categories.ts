/** All promotions, whatever their category. */
export const ALL = 'all_promo';

/** Categories of promotions, in the order of their tabs (D2 §2). */
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

/** Key of a category (D2 §2). */
export type Category = (typeof CATEGORIES)[number];

/** The category of a key; undefined for one that has no tab. */
export const categoryOf = (key: string | null | undefined): Category | undefined =>
  CATEGORIES.find((category) => category === key);
