import { api, type Game, type GamePage, type GameQuery } from '@lobby/api-client';
import { accountKey, type Requirement } from '@lobby/session';
import type { QueryKey } from '@tanstack/react-query';
import type { ParseKeys } from 'i18next';
import { COLLECTION } from '../favourites/favourite-ids.query';

interface ListTab {
  label: ParseKeys<'games'>;
  needs: Requirement | null;
  key: QueryKey;
  load(query: GameQuery, options: { signal: AbortSignal }): Promise<GamePage>;
  /** Who looks for a name: the server, or this page in what it holds. */
  searchedBy: 'server' | 'page';
  /** Only games whose heart is filled stay: a removed one goes at once (D2 §4). */
  favouritesOnly: boolean;
  art: 'list' | 'heart';
}

/** The preset list of most played games is one page (D2 §4); a list shows those of its category. */
async function hotPage(
  { category }: GameQuery,
  options: { signal: AbortSignal },
): Promise<GamePage> {
  const games = await api.games.hot(options);
  return {
    games: games.filter((game) => !category || isListedAs(game, category)),
    page: 1,
    totalPages: 1,
  };
}

/** The list of sports also holds esports and cockfights (D2 §9). */
const isListedAs = (game: Game, category: Game['category']) =>
  game.category === category ||
  (category === 'SPORTS' && ['ESPORTS', 'COCKFIGHT'].includes(game.category));

/**
 * The tabs of a list in their order, by the value of the `type` parameter (D2 §2). A new tab is an
 * entry here and its labels `tab.<id>` and `empty.<id>.*`.
 */
export const LIST_TABS = {
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

export type ListTabId = keyof typeof LIST_TABS;

const IDS = Object.keys(LIST_TABS);

export function isListTab(value: string): value is ListTabId {
  return IDS.includes(value);
}

export const LIST_TAB_IDS: readonly ListTabId[] = IDS.filter(isListTab);

/** A tab of an untrusted value; anything unknown is All. */
export function toListTab(value: string | null): ListTabId {
  return value !== null && isListTab(value) ? value : 'all';
}

/** The entry of a tab, without the narrow types of one. */
export function listTab(id: ListTabId): ListTab {
  return LIST_TABS[id];
}
