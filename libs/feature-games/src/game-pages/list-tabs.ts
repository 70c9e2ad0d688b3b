import { api, type GamePage, type GameQuery } from '@lobby/api-client';
import { accountKey, type Requirement } from '@lobby/session';
import type { QueryKey } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { COLLECTION } from '../favourites/favourite-ids.query';
import { listedAs } from '../game-list/listed-as';

interface ListTab {
  label: Extract<ParseKeys<'games'>, `tab.${string}`>;
  needs: Requirement | null;
  key: QueryKey;
  load(query: GameQuery, options: { signal: AbortSignal }): Promise<GamePage>;
  /** Who searches by name: the server, or the page among loaded games. */
  searchedBy: 'server' | 'page';
  /** Hides a game as soon as it is no favourite (D2 §4). */
  favouritesOnly: boolean;
  art: 'list' | 'heart';
}

/** Most played games of a category, as one page (D2 §4). */
async function hotPage(
  { category }: GameQuery,
  options: { signal: AbortSignal },
): Promise<GamePage> {
  const games = await api.games.hot(options);
  return {
    games: games.filter((game) => !category || listedAs(game.category) === category),
    page: 1,
    totalPages: 1,
  };
}

/**
 * Tabs of a list in order, by the `type` parameter (D2 §2). A new tab needs an entry here and the
 * labels `tab.<id>` and `empty.<id>.*`.
 */
const LIST_TABS = {
  all: {
    label: 'tab.all',
    needs: null,
    key: ['games', 'list'],
    load: (query, options) => api.games.list(query, options),
    searchedBy: 'server',
    favouritesOnly: false,
    art: 'list',
  },
  hot: {
    label: 'tab.hot',
    needs: null,
    key: ['games', 'hot'],
    load: hotPage,
    searchedBy: 'page',
    favouritesOnly: false,
    art: 'list',
  },
  recent: {
    label: 'tab.recent',
    needs: { session: true },
    key: [...accountKey, 'recent'],
    load: ({ category, page }, options) => api.myGames.recent({ category, page }, options),
    searchedBy: 'page',
    favouritesOnly: false,
    art: 'list',
  },
  fav: {
    label: 'tab.fav',
    needs: { session: true },
    key: COLLECTION,
    load: ({ category, page }, options) => api.myGames.favourites({ category, page }, options),
    searchedBy: 'page',
    favouritesOnly: true,
    art: 'heart',
  },
} as const satisfies Record<string, ListTab>;

/** Identifier of a tab: a value of the `type` parameter (D2 §2). */
export type ListTabId = keyof typeof LIST_TABS;

const IDS = Object.keys(LIST_TABS);

function isListTab(value: string): value is ListTabId {
  return IDS.includes(value);
}

/** Identifiers of the tabs in order. */
export const LIST_TAB_IDS: readonly ListTabId[] = IDS.filter(isListTab);

/** The tab of an untrusted value; All for an unknown one. */
export function toListTab(value: string | null): ListTabId {
  return value !== null && isListTab(value) ? value : 'all';
}

/** The entry of a tab, widened to `ListTab`. */
export function listTab(id: ListTabId): ListTab {
  return LIST_TABS[id];
}
