import type { BrandCode } from '../brands/brands';
import { refuse } from '../calls/refusal';
import type { Db } from '../database/db';
import { brandSetting } from './brand-settings';

/** Throws `system.maintenance` or `system.region` while the platform is closed at a brand. */
export function assertOpen(db: Db, brand: BrandCode): void {
  const status = brandSetting(db, brand, 'status');
  if (status.maintenance) throw refuse('system.maintenance');
  if (status.regionRestriction) throw refuse('system.region');
}
