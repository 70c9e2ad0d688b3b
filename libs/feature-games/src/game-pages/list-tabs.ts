import { api, type GamePage, type GameQuery } from '@lobby/api-client';
import type { Need } from '@lobby/session';
import type { QueryKey } from '@tanstack/react-query';
import { COLLECTION } from '../favourites/favourite-ids.query';
import type { GamesLabel } from '../labels';

interface ListTab {
  label: GamesLabel;
  needs: Need | null;
  key: QueryKey;
  load(query: GameQuery, options: { signal: AbortSignal }): Promise<GamePage>;
  /** Who looks for a name: the server, or this page in what it holds. */
  searchedBy: 'server' | 'page';
  /** Only games whose heart is filled stay: a removed one goes at once (D2 §4). */
  favouritesOnly: boolean;
  art: 'list' | 'heart';
}

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
  fav: {
    label: 'tab.fav',
    needs: { session: true },
    key: COLLECTION,
    load: ({ category, page }, options) => api.games.favourites({ category, page }, options),
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
