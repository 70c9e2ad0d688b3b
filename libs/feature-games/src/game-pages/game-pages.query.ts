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

/** A page with the games that the brand may offer. */
interface OfferedPage extends GamePage {
  /** Ids of the others; absent for none. */
  leftOut?: readonly string[];
}

/** Ids of a page as the platform sent it. */
const idsOf = ({ games, leftOut = [] }: OfferedPage) => [
  ...games.map(({ nodeId }) => nodeId),
  ...leftOut,
];

/**
 * The next page number, by the platform's page count (D2 §4); a page without a game that is new ends the list, whatever
 * that says. `pages` are those so far, this one last.
 */
export function nextPage(
  last: OfferedPage,
  pages: readonly OfferedPage[],
  page: number,
): number | undefined {
  if (page >= last.totalPages) return undefined;
  const known = new Set(pages.slice(0, -1).flatMap(idsOf));
  return idsOf(last).some((id) => !known.has(id)) ? page + 1 : undefined;
}

/** Parts a page: each game once, and of those that are left out the ids alone. */
function offeredPage(page: GamePage): OfferedPage {
  const all = eachOnce(page.games);
  const games = all.filter(isOffered);
  if (games.length === all.length) return { ...page, games };
  const leftOut = all.filter((game) => !isOffered(game)).map(({ nodeId }) => nodeId);
  return { ...page, games, leftOut };
}

/** Pages of a list, 25 games each (D2 §9), of which those are left that the brand may offer. Another text or tab is another list from page 1. */
export function gamePagesQuery(request: ListRequest, language: Language) {
  const { load, key, searchedBy } = listTab(request.tab);
  const { tab: _, ...list } = request;
  const name = searchedBy === 'server' ? request.name : '';
  return infiniteQueryOptions({
    queryKey: [...key, { ...list, language, name }],
    queryFn: async ({ pageParam, signal }) =>
      offeredPage(await load({ ...list, name, page: pageParam }, { signal })),
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
