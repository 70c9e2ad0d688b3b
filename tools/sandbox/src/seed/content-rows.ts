import { BRAND_CODES } from '../brands/brands';
import { announcementRows } from './announcement-rows';
import { hostRows } from './host-rows';
import type { Rows } from './columns.data';

/** Content rows of all brands. */
export function contentRows(): Rows {
  return [
    ['announcements', BRAND_CODES.flatMap(announcementRows)],
    ['hosts', BRAND_CODES.flatMap(hostRows)],
  ];
}
