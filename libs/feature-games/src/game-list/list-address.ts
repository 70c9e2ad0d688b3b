import { GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { ALL_GAMES_LIST, gameListPath, PATHS, pathWith } from '@lobby/core';
import { useScreenHandle } from '@lobby/feature-kit';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { categoryOfCode, listedAs } from '../categories/category-codes';
import {
  activeFilters,
  FILTER_PARAMETERS,
  FILTERS,
  filterOf,
  NO_FILTER,
  readFilter,
  type ListFilter,
} from '../game-filter/list-filter';
import type { EmptyReason } from '../game-pages/empty-games';
import type { ListRequest } from '../game-pages/game-pages.query';
import { toListTab } from '../game-pages/list-tabs';

/** Query parameters of a list (D2 §2). */
const PARAMETERS = {
  category: 'gameType',
  tab: 'type',
  name: 'q',
} as const;

/** Maximum length of a search text, as the request accepts. */
export const NAME_LENGTH = 100;

/** Code of all categories (D2 §2). */
const EVERY = 'ALL';

/**
 * Category in the query, shown as the title. RNG (slots) if unknown (D2 §2); undefined for all categories, and for a
 * provider without a category.
 */
function namedCategory(query: URLSearchParams): GameCategory | undefined {
  const code = query.get(PARAMETERS.category);
  if (code === EVERY || (code === null && query.get(FILTER_PARAMETERS.vendorCode)))
    return undefined;
  return categoryOfCode(code ?? '') ?? 'RNG';
}

/**
 * Category of a list, from the path or else from the query. RNG (slots) if unknown (D2 §2); undefined for all
 * categories, and for a provider without a category.
 */
export function listCategory(path: string, query: URLSearchParams): GameCategory | undefined {
  if (path === PATHS.slotsCenter) return 'RNG';
  const ofPath = GAME_CATEGORIES.find((category) => gameListPath(category) === path);
  if (ofPath) return ofPath;
  const named = namedCategory(query);
  return named && listedAs(named);
}

/** Tab, search text and filter of a query. Filters apply to the tab All only (D2 §4). */
type QueryState = Pick<ListRequest, 'tab' | 'name'> & Required<ListFilter>;

/** Parses the state of a list from a query. */
export function readList(query: URLSearchParams): QueryState {
  const tab = toListTab(query.get(PARAMETERS.tab));
  return {
    tab,
    ...(tab === 'all' ? readFilter(query) : NO_FILTER),
    name: (query.get(PARAMETERS.name) ?? '').trim().slice(0, NAME_LENGTH),
  };
}

/** List of a path and a query. */
export function listOf(path: string, query: URLSearchParams): ListRequest {
  const category = listCategory(path, query);
  const { tab, name, ...filter } = readList(query);
  return { tab, name, category, ...filterOf(category, filter) };
}

/** Whether a query selects a list: it has a tab, a provider or a search text. */
export const asksForList = (query: URLSearchParams): boolean =>
  [PARAMETERS.tab, FILTER_PARAMETERS.vendorCode, PARAMETERS.name].some((name) => query.has(name));

/** Partial state to apply to a list's address. */
export type ListChange = Partial<QueryState>;

/** Change that resolves an empty list; an empty search is cleared in its field. */
export const EMPTY_EXITS: Readonly<Record<Exclude<EmptyReason, 'search'>, ListChange>> = {
  filter: NO_FILTER,
  tab: { tab: 'all' },
};

/** Applies a change to a query and omits defaults. A filter selects All; another tab removes the filter (D2 §4). */
export function writeList(query: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(query);
  const wanted = { ...readList(query), ...change };
  const tab = activeFilters(change).length > 0 ? 'all' : wanted.tab;
  const filter = tab === 'all' ? wanted : NO_FILTER;
  for (const [key, value] of [
    [PARAMETERS.tab, tab === 'all' ? '' : tab],
    [PARAMETERS.name, wanted.name],
    ...FILTERS.map((one) => [FILTER_PARAMETERS[one], filter[one]] as const),
  ] as const) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** Adds the category to a query that has a provider only, which would otherwise select all of the provider's games. */
function withCategory(query: URLSearchParams, category: GameCategory | undefined): URLSearchParams {
  const alone = query.has(FILTER_PARAMETERS.vendorCode) && !query.has(PARAMETERS.category);
  if (alone && category) query.set(PARAMETERS.category, category);
  return query;
}

/** Address of the list of a category, or of all games. */
export function listAddress(category: GameCategory | undefined, state: ListChange): string {
  const [path = '', search] = (category ? gameListPath(category) : ALL_GAMES_LIST).split('?');
  return pathWith(path, writeList(new URLSearchParams(search), state));
}

interface ListAddressState {
  list: ListRequest;
  named: GameCategory | undefined;
  /** Whether the address names all categories. */
  everyCategory: boolean;
  /** Path of the screen. */
  path: string;
  /** Replaces the history entry, so that back leaves the list instead of stepping through its tabs. */
  change(change: ListChange): void;
  /** The same, and switches to another category's list. */
  changeCategory(category: GameCategory | undefined, change: ListChange): void;
  /** The address after a change, as a return path. */
  addressWith(change: ListChange): string;
}

/** State of a list, kept in its address so that reload and back restore it. */
export function useListAddress(): ListAddressState {
  const { path } = useScreenHandle();
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const list = useMemo(() => listOf(path, query), [path, query]);
  const changed = (from: URLSearchParams, change: ListChange) => {
    const next = writeList(from, change);
    return path === PATHS.gameList ? withCategory(next, list.category) : next;
  };
  return {
    list,
    named: namedCategory(query),
    everyCategory: query.get(PARAMETERS.category) === EVERY,
    path,
    change: (change) =>
      setQuery((now) => changed(now, change), { replace: true, preventScrollReset: true }),
    changeCategory: (category, change) =>
      void navigate(listAddress(category, change), { replace: true }),
    addressWith: (change) => pathWith(path, changed(query, change)),
  };
}
