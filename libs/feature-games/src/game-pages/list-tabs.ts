import type { Requirement } from '@lobby/session';
import type { ParseKeys } from 'i18next';

interface ListTab {
  label: Extract<ParseKeys<'games'>, `tab.${string}`>;
  needs: Requirement | null;
  /** `server`: searches by request; `page`: filters the loaded games. */
  searchedBy: 'server' | 'page';
  /** Hides a game as soon as it is removed from the favourites (D2 §4). */
  favouritesOnly: boolean;
  art: 'list' | 'heart';
}

/**
 * Tabs of a list in order, by the value of `type` (D2 §2). A new tab needs an entry here and in `SOURCES` of
 * `game-pages.query.ts`, and the labels `tab.<id>` and `empty.<id>.*`.
 */
const LIST_TABS = {
  all: {
    label: 'tab.all',
    needs: null,
    searchedBy: 'server',
    favouritesOnly: false,
    art: 'list',
  },
  hot: {
    label: 'tab.hot',
    needs: null,
    searchedBy: 'page',
    favouritesOnly: false,
    art: 'list',
  },
  recent: {
    label: 'tab.recent',
    needs: { session: true },
    searchedBy: 'page',
    favouritesOnly: false,
    art: 'list',
  },
  fav: {
    label: 'tab.fav',
    needs: { session: true },
    searchedBy: 'page',
    favouritesOnly: true,
    art: 'heart',
  },
} as const satisfies Record<string, ListTab>;

/** Id of a tab: a value of the parameter `type` (D2 §2). */
export type ListTabId = keyof typeof LIST_TABS;

const IDS = Object.keys(LIST_TABS);

function isListTab(value: string): value is ListTabId {
  return IDS.includes(value);
}

/** Ids of the tabs, in order. */
export const LIST_TAB_IDS: readonly ListTabId[] = IDS.filter(isListTab);

/** Parses a tab; `all` if unknown. */
export function toListTab(value: string | null): ListTabId {
  return value !== null && isListTab(value) ? value : 'all';
}

/** The entry of a tab, widened to `ListTab`. */
export function listTab(id: ListTabId): ListTab {
  return LIST_TABS[id];
}
