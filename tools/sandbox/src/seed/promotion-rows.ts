import { BRAND_CODES, type BrandCode } from '../brands/brands';
import type { Value } from '../database/db';
import type { Rows } from './columns.data';
import { DAY_MS, HOUR_MS, type SeedPlan } from './plan';
import { nameOf, PROMOTIONS } from './promotions.data';

function rowsOf(brand: BrandCode, { today }: SeedPlan): Value[][] {
  const at = (day: number) => today + day * DAY_MS + 2 * HOUR_MS;
  return PROMOTIONS.flatMap((promotion) => {
    const terms = promotion.terms(brand);
    return terms === undefined ? [] : [{ ...promotion, terms }];
  }).map((promotion, position): Value[] => [
    brand,
    promotion.id,
    position,
    promotion.category,
    at(promotion.days[0]),
    at(promotion.days[1]),
    `/cdn/promo/${promotion.theme}`,
    JSON.stringify(nameOf(promotion)),
    null,
    JSON.stringify(promotion.terms),
  ]);
}

/** Promotions of all brands, and the first run of their payment job. */
export const promotionRows = (plan: SeedPlan): Rows => [
  ['promotions', BRAND_CODES.flatMap((brand) => rowsOf(brand, plan))],
  ['jobs', [[null, 'promotions.weekly', '', plan.today + DAY_MS]]],
];
