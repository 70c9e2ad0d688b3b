import type { CallValue, Contract } from '@lobby/api-client/contract';
import { type BrandCode, type Language } from '../brands/brands';
import type { Db } from '../database/db';
import type { Category } from './games';
import { CATEGORY_NAMES, CATEGORY_ORDER } from './categories.data';

interface VendorRow {
  category: Category;
  code: string;
  name: string;
  maintenance: number;
}

/** Categories in the brand's order, each with its vendors. */
export function vendorsByCategory(
  db: Db,
  brand: BrandCode,
  language: Language,
): CallValue<Contract['games']['vendors']> {
  const rows = db.all<VendorRow>(
    `SELECT c.category, v.code, v.name, c.maintenance
     FROM vendor_categories c JOIN vendors v ON v.code = c.vendor ORDER BY v.position`,
  );
  return CATEGORY_ORDER[brand].map((category) => ({
    gameType: category,
    displayName: CATEGORY_NAMES[category][language],
    vendors: rows
      .filter((row) => row.category === category)
      .map(({ code, name, maintenance }) => ({
        accountTypeName: code,
        displayName: name,
        icon: `/cdn/vendor/${code}.svg`,
        playTypes: category === 'LOTT' ? ['trad', 'ent'] : ['trad'],
        maintenance: maintenance === 1,
      })),
  }));
}
