import { BRAND_CODES, brandOf, LANGUAGES } from '../brands/brands';
import { NEWS } from './news.data';
import { DAY_MS, type SeedPlan } from './plan';
import type { Rows } from './columns.data';
import { storedText } from './text';

/** Sort position of news, after the announcements. */
const FIRST_PLACE = 1_000;

/** News of the lobby, at every brand. */
export function newsRows(plan: SeedPlan): Rows {
  return [
    [
      'announcements',
      BRAND_CODES.flatMap((brand) =>
        NEWS.map(({ id, daysAgo, banner, linkage, text }, i) => [
          `${brand}-${id}`,
          brand,
          'news',
          FIRST_PLACE + i,
          plan.today - daysAgo * DAY_MS,
          null,
          null,
          `/cdn/banner/${brand}-${banner}`,
          linkage,
          'URL',
          null,
          storedText(text, brandOf(brand).name, LANGUAGES),
        ]),
      ),
    ],
  ];
}
