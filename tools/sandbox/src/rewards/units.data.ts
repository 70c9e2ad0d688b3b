import type { BrandCode } from '../brands/brands';

/** About one US dollar in minor units of each brand, so that rewards have similar value. */
export const BRAND_UNIT: Readonly<Record<BrandCode, number>> = {
  aurora: 25_000,
  jade: 100,
  ember: 30,
};
