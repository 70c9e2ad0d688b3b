import type { GameCategory, VendorGroup } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { isOffered, VENDORS_FRESH_MS, vendorsQuery } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Of providers by category, the categories that the brand may offer. */
export const offeredGroups = (groups: readonly VendorGroup[]) => groups.filter(isOffered);

/** Providers by category, in their order (D2 §7), of the categories that the brand may offer; the cache has all. */
export const offeredVendorsQuery = (language: Language) =>
  queryOptions({ ...vendorsQuery(language), select: offeredGroups });

/** Of the providers what every page of games needs, small enough to be published with it. */
export interface Menu {
  /** Categories in the platform's order, by its names (D2 §2). */
  categories: { category: GameCategory; name: string }[];
  /** Codes of providers in maintenance. */
  closed: string[];
}

/** Each category once: two codes of the platform may be one category (D2 §3). */
const categoriesOf = (groups: readonly VendorGroup[]): Menu['categories'] => [
  ...new Map(groups.map(({ category, name }) => [category, { category, name }])).values(),
];

/** Categories and closed providers. */
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
