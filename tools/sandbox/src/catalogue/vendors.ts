import type { CallValue, Contract } from '@lobby/api-client/contract';
import type { Brand, Language } from '../brands/brands';
import type { Db } from '../database/db';
import { rulesOf } from '../platform/rule-book';
import type { Category } from './games';
import { CATEGORY_NAMES, CATEGORY_ORDER } from './categories.data';

interface VendorRow {
  category: Category;
  code: string;
  name: string;
  maintenance: number;
}

/** Permitted categories of the brand, in its order, each with its vendors. */
export function vendorsByCategory(
  db: Db,
  brand: Brand,
  language: Language,
): CallValue<Contract['games']['vendors']> {
  const rows = db.all<VendorRow>(
    `SELECT c.category, v.code, v.name, c.maintenance
     FROM vendor_categories c JOIN vendors v ON v.code = c.vendor ORDER BY v.position`,
  );
  const { withoutCategories } = rulesOf(db, brand);
  const offered = CATEGORY_ORDER[brand.code].filter((one) => !withoutCategories.includes(one));
  return offered.map((category) => ({
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
