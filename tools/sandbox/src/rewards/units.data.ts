import type { BrandCode } from '../brands/brands';

/** About one US dollar in whole minor units of each brand: rewards are of like worth everywhere. */
export const BRAND_UNIT: Readonly<Record<BrandCode, number>> = {
  aurora: 25_000,
  jade: 100,
  ember: 30,
};
