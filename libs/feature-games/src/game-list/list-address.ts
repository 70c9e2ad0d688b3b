import { FIRST_CODES, GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { ALL_GAMES_LIST, gameListPath, PATHS } from '@lobby/core';
import { useScreenHandle } from '@lobby/feature-kit';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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
import { listedAs } from './listed-as';

/** Query parameters of a list (D2 §2). */
const PARAMETERS = {
  category: 'gameType',
  tab: 'type',
  name: 'q',
} as const;

/** Longest search text in characters, as the call accepts. */
export const NAME_LENGTH = 100;

/** Code of all categories (D2 §2). */
const EVERY = 'ALL';

/** Whether a code is of a category. */
const isGameCategory = (code: string): code is GameCategory =>
  GAME_CATEGORIES.some((category) => category === code);

/** The category of a code, second codes included (D2 §3, §9); undefined for an unknown one. */
export function categoryOfCode(code: string): GameCategory | undefined {
  if (isGameCategory(code)) return code;
  return Object.hasOwn(FIRST_CODES, code) ? FIRST_CODES[code] : undefined;
}

/**
 * Category that a query names, which heads its list; slots for an unknown one (D2 §2), undefined for all of them and for
 * a provider without one.
 */
function namedCategory(query: URLSearchParams): GameCategory | undefined {
  const code = query.get(PARAMETERS.category);
  if (code === EVERY || (code === null && query.get(FILTER_PARAMETERS.vendorCode)))
    return undefined;
  return categoryOfCode(code ?? '') ?? 'RNG';
}

/**
 * Category of a list: from the screen's path, else from the query; slots for an unknown one (D2 §2). Undefined for every
 * category, and for a provider without one.
 */
export function listCategory(path: string, query: URLSearchParams): GameCategory | undefined {
  if (path === PATHS.slotsCenter) return 'RNG';
  const ofPath = GAME_CATEGORIES.find((category) => gameListPath(category) === path);
  if (ofPath) return ofPath;
  const named = namedCategory(query);
  return named && listedAs(named);
}

/** Tab, search text and filter of a query. A filter narrows All, so another tab has none (D2 §4). */
type QueryState = Pick<ListRequest, 'tab' | 'name'> & Required<ListFilter>;

/** Reads the state of a list from a query. */
export function readList(query: URLSearchParams): QueryState {
  const tab = toListTab(query.get(PARAMETERS.tab));
  return {
    tab,
    ...(tab === 'all' ? readFilter(query) : NO_FILTER),
    name: (query.get(PARAMETERS.name) ?? '').trim().slice(0, NAME_LENGTH),
  };
}

/** The list of a screen's path and a query. */
export function listOf(path: string, query: URLSearchParams): ListRequest {
  const category = listCategory(path, query);
  const { tab, name, ...filter } = readList(query);
  return { tab, name, category, ...filterOf(category, filter) };
}

/** Whether a query asks for a list: it names a tab, a provider or a search. */
export const asksForList = (query: URLSearchParams): boolean =>
  [PARAMETERS.tab, FILTER_PARAMETERS.vendorCode, PARAMETERS.name].some((name) => query.has(name));

export type ListChange = Partial<QueryState>;

/** The change that leads out of an empty list; the text of a search is the box's. */
export const EMPTY_EXITS: Readonly<Record<Exclude<EmptyReason, 'search'>, ListChange>> = {
  filter: NO_FILTER,
  tab: { tab: 'all' },
};

/** The query after a change, without parameters at their default. A filter opens All, another tab drops it (D2 §4). */
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

/** The query with its category named: at the address of any list a provider alone means all of its games. */
function withCategory(query: URLSearchParams, category: GameCategory | undefined): URLSearchParams {
  const alone = query.has(FILTER_PARAMETERS.vendorCode) && !query.has(PARAMETERS.category);
  if (alone && category) query.set(PARAMETERS.category, category);
  return query;
}

/** Address of the list of a category, or of every game, in a state. */
export function listAddress(category: GameCategory | undefined, state: ListChange): string {
  const [path = '', search] = (category ? gameListPath(category) : ALL_GAMES_LIST).split('?');
  return pathWith(path, writeList(new URLSearchParams(search), state));
}

function pathWith(path: string, query: URLSearchParams): string {
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

interface ListAddressState {
  list: ListRequest;
  named: GameCategory | undefined;
  /** Whether the address names all categories. */
  everyCategory: boolean;
  /** Path of the screen. */
  path: string;
  /** Replaces the address in history: back leaves the list instead of stepping through its tabs. */
  change(change: ListChange): void;
  /** The same, and another category's list in place of this one. */
  changeCategory(category: GameCategory | undefined, change: ListChange): void;
  /** The address with a change applied, as a return address. */
  addressWith(change: ListChange): string;
}

/** The state of a list, kept in its address: reload and back restore it. */
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
