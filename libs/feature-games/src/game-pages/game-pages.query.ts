import {
  api,
  type Game,
  type GameCategory,
  type GamePage,
  type GameQuery,
} from '@lobby/api-client';
import { type Language, MINUTE_MS } from '@lobby/core';
import { nextPageOf, onceBy } from '@lobby/feature-kit';
import { accountKey, isOffered } from '@lobby/session';
import {
  infiniteQueryOptions,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { listedAs } from '../categories/category-codes';
import { COLLECTION } from '../favourites/favourite-ids.query';
import type { ListFilter } from '../game-filter/list-filter';
import { listTab, type ListTabId } from './list-tabs';

/** Parameters of a list. */
export interface ListRequest extends ListFilter {
  tab: ListTabId;
  /** Absent means every category. */
  category: GameCategory | undefined;
  /** Search text, trimmed; empty for no search. */
  name: string;
}

/** Stale time, ms; the catalogue changes a few times a day, and refetching many pages is expensive. */
const LIST_FRESH_MS = 10 * MINUTE_MS;

type ReadOptions = { signal: AbortSignal };

/** Query key and request of a tab. */
interface Source {
  key: QueryKey;
  load(query: GameQuery, options: ReadOptions): Promise<GamePage>;
}

/** Most played games of a category, as one page (D2 §4). */
async function hotPage({ category }: GameQuery, options: ReadOptions): Promise<GamePage> {
  const games = await api.games.hot(options);
  return {
    games: games.filter((game) => !category || listedAs(game.category) === category),
    page: 1,
    totalPages: 1,
  };
}

const SOURCES: Readonly<Record<ListTabId, Source>> = {
  all: { key: ['games', 'list'], load: (query, options) => api.games.list(query, options) },
  hot: { key: ['games', 'hot'], load: hotPage },
  recent: {
    key: [...accountKey, 'recent'],
    load: ({ category, page }, options) => api.myGames.recent({ category, page }, options),
  },
  fav: {
    key: COLLECTION,
    load: ({ category, page }, options) => api.myGames.favourites({ category, page }, options),
  },
};

/** Query key of a list, without the search text. */
function listKey({ tab, name: _, ...list }: ListRequest, language: Language) {
  return [...SOURCES[tab].key, { ...list, language }];
}

/** Page without the games that the brand may not offer. */
interface OfferedPage extends GamePage {
  /** Ids of the filtered games; absent if none. */
  leftOut?: readonly string[];
}

/** Ids of a page as sent by the platform. */
const idsOf = ({ games, leftOut = [] }: OfferedPage) => [
  ...games.map(({ nodeId }) => nodeId),
  ...leftOut,
];

/** Next page number by the platform's page count (D2 §4); a page without any new id ends the list. */
export const nextPage = nextPageOf(idsOf);

/** Deduplicates a page and splits it into offered games and the ids of the filtered ones. */
function offeredPage(page: GamePage): OfferedPage {
  const all = onceBy(page.games, ({ nodeId }) => nodeId);
  const games = all.filter(isOffered);
  if (games.length === all.length) return { ...page, games };
  const leftOut = all.filter((game) => !isOffered(game)).map(({ nodeId }) => nodeId);
  return { ...page, games, leftOut };
}

/**
 * Pages of a list, 25 games each (D2 §9), filtered by what the brand may offer. Another text or tab starts a new list.
 */
export function gamePagesQuery(request: ListRequest, language: Language) {
  const { tab, ...list } = request;
  const { load, key } = SOURCES[tab];
  const name = listTab(tab).searchedBy === 'server' ? request.name : '';
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

/** All cached games of a list, from pages and searches. */
export function cachedGames(client: QueryClient, request: ListRequest, language: Language): Game[] {
  const queryKey = listKey(request, language);
  return client
    .getQueriesData<InfiniteData<GamePage>>({ queryKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.games);
}
