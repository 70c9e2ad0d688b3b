import type { Game, GameCategory, GamePage } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { isOffered } from '@lobby/session';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import type { ListFilter } from '../game-filter/list-filter';
import { eachOnce } from './each-once';
import { listTab, type ListTabId } from './list-tabs';

/** What a list shows. */
export interface ListRequest extends ListFilter {
  tab: ListTabId;
  /** Absent: every category. */
  category: GameCategory | undefined;
  /** Part of a name, trimmed; empty for no search. */
  name: string;
}

/** Games per page (D2 §9). */
export const PAGE_SIZE = 25;

/** Milliseconds; a catalogue changes a few times a day, and refetching many pages is expensive. */
const LIST_FRESH_MS = 10 * 60_000;

/** Query key of a list, shared by every search within it. */
function listKey({ tab, name: _, ...list }: ListRequest, language: Language) {
  return [...listTab(tab).key, { ...list, language }];
}

/**
 * The next page number, by the platform's page count (D2 §4); a page without a game that is new ends the list, whatever
 * that says. `pages` are those so far, this one last.
 */
export function nextPage(
  { totalPages, games }: GamePage,
  pages: readonly GamePage[],
  page: number,
): number | undefined {
  if (page >= totalPages) return undefined;
  const before = pages.slice(0, -1).flatMap((one) => one.games);
  const known = new Set(before.map(({ nodeId }) => nodeId));
  return games.some(({ nodeId }) => !known.has(nodeId)) ? page + 1 : undefined;
}

/** Pages of a list, 25 games each (D2 §9), of which those are left that the brand may offer. Another text or tab is another list from page 1. */
export function gamePagesQuery(request: ListRequest, language: Language) {
  const { load, key, searchedBy } = listTab(request.tab);
  const { tab: _, ...list } = request;
  const name = searchedBy === 'server' ? request.name : '';
  return infiniteQueryOptions({
    queryKey: [...key, { ...list, language, name }],
    queryFn: async ({ pageParam, signal }) => {
      const page = await load({ ...list, name, page: pageParam }, { signal });
      return { ...page, games: eachOnce(page.games).filter(isOffered) };
    },
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: LIST_FRESH_MS,
    refetchOnWindowFocus: false,
  });
}

/** Every game of a list that any page or search has loaded so far. */
export function cachedGames(client: QueryClient, request: ListRequest, language: Language): Game[] {
  const queryKey = listKey(request, language);
  return client
    .getQueriesData<InfiniteData<GamePage>>({ queryKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.games);
}
