import { GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import type { ListRequest } from '../game-pages/game-pages.query';
import { toListTab } from '../game-pages/list-tabs';

/** Parameter names of a list's address (D2 §2); the provider's is the platform's own. */
const PARAMETERS = {
  category: 'gameType',
  vendorCode: 'vassalage',
  tab: 'type',
  name: 'q',
} as const;

/** Longest text looked for, as the call takes it. */
const NAME_LENGTH = 100;

/** Categories that the lists take for another (D2 §2, §9). */
const LISTED_AS: Partial<Record<GameCategory, GameCategory>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** A list names its category; that of every game has none. */
export type ListAddress = ListRequest & { category: GameCategory };

/** A category from a query parameter; anything unknown is slots (D2 §2). */
const toGameCategory = (value: string | null): GameCategory =>
  GAME_CATEGORIES.find((category) => category === value) ?? 'RNG';

/** A path names its category; elsewhere the query does, and slots stand for anything unknown (D2 §2). */
export function listCategory(pathname: string, query: URLSearchParams): GameCategory {
  const ofPath = GAME_CATEGORIES.find((category) => gameListPath(category) === pathname);
  const category = ofPath ?? toGameCategory(query.get(PARAMETERS.category));
  return LISTED_AS[category] ?? category;
}

/** What an address says beside the category: reload and back keep it. */
export function readList(query: URLSearchParams): Omit<ListRequest, 'category'> {
  return {
    tab: toListTab(query.get(PARAMETERS.tab)),
    vendorCode: query.get(PARAMETERS.vendorCode) || undefined,
    name: (query.get(PARAMETERS.name) ?? '').trim().slice(0, NAME_LENGTH),
  };
}

export type ListChange = Partial<Pick<ListRequest, 'tab' | 'vendorCode' | 'name'>>;

/** The query after a change; what says nothing new is left out. */
export function writeList(query: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(query);
  const { tab, vendorCode, name } = { ...readList(query), ...change };
  const values = { tab: tab === 'all' ? '' : tab, vendorCode, name };
  for (const [key, value] of [
    [PARAMETERS.tab, values.tab],
    [PARAMETERS.vendorCode, values.vendorCode],
    [PARAMETERS.name, values.name],
  ] as const) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
