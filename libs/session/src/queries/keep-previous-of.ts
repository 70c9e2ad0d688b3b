import type { QueryKey } from '@tanstack/react-query';

/**
 * Placeholder of the query with a key: what the same viewer was shown before, such as the same list in another language.
 * Never what a guest was shown in the place of a member's, or the other way round.
 */
export const keepPreviousOf =
  (key: QueryKey) =>
  <Data>(former: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query?.queryKey[0] === key[0] ? former : undefined;
