import { BRAND_CODES } from '../brands/brands';
import { announcementRows } from './announcement-rows';
import { hostRows } from './host-rows';
import type { SeedPlan } from './plan';
import type { Rows } from './columns.data';

/** Content rows of all brands. */
export function contentRows(plan: SeedPlan): Rows {
  return [
    ['announcements', BRAND_CODES.flatMap((brand) => announcementRows(brand, plan))],
    ['hosts', BRAND_CODES.flatMap(hostRows)],
  ];
}
