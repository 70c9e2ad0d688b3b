import type { BrandCode } from '../brands/brands';
import { seededUserId } from './accounts.data';
import { PARENTS } from './team.data';

/** Direct parent of a named account; `null` at the top. */
export function parentIdOf(brand: BrandCode, name: string): number | null {
  const parent = PARENTS[name];
  return parent === undefined ? null : seededUserId(brand, parent);
}
