import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { isOffered } from '@lobby/session';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { eachOnce } from '../game-pages/each-once';

/** Milliseconds. */
const HOT_FRESH_MS = 5 * 60_000;

/** The most played games (D2 §7), in one language: another one is another list (D2 §4). */
export function hotGamesQuery(language: Language) {
  return queryOptions({
    queryKey: ['hot', language],
    queryFn: async ({ signal }) => eachOnce(await api.games.hot({ signal })).filter(isOffered),
    staleTime: HOT_FRESH_MS,
    // Parts of Home observe it without fetching it.
    meta: { published: true },
    // What is there in the former language stays until it is there in the new one.
    placeholderData: keepPreviousData,
  });
}
