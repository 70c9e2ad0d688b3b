import type { GameCategory, VendorGroup } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { isOffered, VENDORS_FRESH_MS, vendorsQuery } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Filters provider groups by the categories that the brand may offer. */
export const offeredGroups = (groups: readonly VendorGroup[]) => groups.filter(isOffered);

/**
 * Providers by category, in the platform's order (D2 §7), filtered by what the brand may offer; the cache is
 * unfiltered.
 */
export const offeredVendorsQuery = (language: Language) =>
  queryOptions({ ...vendorsQuery(language), select: offeredGroups });

/** Provider data that every game page needs; small enough to be published with it. */
export interface Menu {
  /** Categories with the platform's order and names (D2 §2). */
  categories: { category: GameCategory; name: string }[];
  /** Codes of providers under maintenance. */
  closed: string[];
}

/** Categories, deduplicated: two platform codes may map to one category (D2 §3). */
const categoriesOf = (groups: readonly VendorGroup[]): Menu['categories'] => [
  ...new Map(groups.map(({ category, name }) => [category, { category, name }])).values(),
];

/** Categories, and providers under maintenance. */
export const menuQuery = (language: Language) =>
  queryOptions({
    queryKey: ['games', 'menu', language],
    queryFn: async ({ client }): Promise<Menu> => {
      const all = await client.fetchQuery(vendorsQuery(language));
      const groups = offeredGroups(all);
      const closed = groups.flatMap(({ vendors }) => vendors.filter((one) => one.maintenance));
      return {
        categories: categoriesOf(groups),
        closed: [...new Set(closed.map(({ code }) => code))],
      };
    },
    staleTime: VENDORS_FRESH_MS,
    placeholderData: keepPreviousData,
  });
