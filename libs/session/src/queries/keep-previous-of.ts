import type { QueryKey } from '@tanstack/react-query';

/**
 * Placeholder of the query with a key: the same viewer's previous data, such as the same list in another language.
 * Never a guest's data for a member, or the other way round.
 */
export const keepPreviousOf =
  (key: QueryKey) =>
  <Data>(former: Data | undefined, query: { queryKey: QueryKey } | undefined): Data | undefined =>
    query?.queryKey[0] === key[0] ? former : undefined;
