import { api } from '@lobby/api-client';
import { type Language, MINUTE_MS } from '@lobby/core';
import { onceBy } from '@lobby/feature-kit';
import { isOffered } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** Stale time, ms. */
const HOT_FRESH_MS = 5 * MINUTE_MS;

/** Most played games (D2 §7), cached per language (D2 §4). */
export function hotGamesQuery(language: Language) {
  return queryOptions({
    queryKey: ['hot', language],
    queryFn: async ({ signal }) =>
      onceBy(await api.games.hot({ signal }), ({ nodeId }) => nodeId).filter(isOffered),
    staleTime: HOT_FRESH_MS,
    // Parts of Home observe it without fetching it.
    meta: { published: true },
    // Keep the former language's data until the new one's is loaded.
    placeholderData: keepPreviousData,
  });
}
