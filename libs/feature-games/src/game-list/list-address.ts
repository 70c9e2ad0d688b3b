import { FIRST_CODES, GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { gameListPath, PATHS } from '@lobby/core';
import { useScreenPath } from '@lobby/feature-kit';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListRequest } from '../game-pages/game-pages.query';
import { toListTab } from '../game-pages/list-tabs';

/** Query parameters of a list (D2 §2); `vassalage` is the platform's word for the provider. */
const PARAMETERS = {
  category: 'gameType',
  vendorCode: 'vassalage',
  tab: 'type',
  name: 'q',
} as const;

/** Longest search text in characters, as the call accepts. */
const NAME_LENGTH = 100;

/** Categories listed under another one (D2 §2, §9). */
const LISTED_AS: Partial<Record<GameCategory, GameCategory>> = {
  ESPORTS: 'SPORTS',
  COCKFIGHT: 'SPORTS',
};

/** The category under whose list another one's games are. */
export const listedAs = (category: GameCategory): GameCategory => LISTED_AS[category] ?? category;

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
  if (code === EVERY || (code === null && query.get(PARAMETERS.vendorCode))) return undefined;
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

/** Reads tab, provider and search text from a query. */
export function readList(query: URLSearchParams): Omit<ListRequest, 'category'> {
  return {
    tab: toListTab(query.get(PARAMETERS.tab)),
    vendorCode: query.get(PARAMETERS.vendorCode) || undefined,
    name: (query.get(PARAMETERS.name) ?? '').trim().slice(0, NAME_LENGTH),
  };
}

/** The list of a screen's path and a query. */
export const listOf = (path: string, query: URLSearchParams): ListRequest => ({
  ...readList(query),
  category: listCategory(path, query),
});

/** Whether a query asks for a list: it names a tab, a provider or a search. */
export const asksForList = (query: URLSearchParams): boolean =>
  [PARAMETERS.tab, PARAMETERS.vendorCode, PARAMETERS.name].some((name) => query.has(name));

export type ListChange = Partial<Pick<ListRequest, 'tab' | 'vendorCode' | 'name'>>;

/** The query after a change, without parameters at their default. */
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

interface ListAddressState {
  list: ListRequest;
  named: GameCategory | undefined;
  /** Whether the address names all categories. */
  everyCategory: boolean;
  /** Path of the screen. */
  path: string;
  /** Replaces the address in history: back leaves the list instead of stepping through its tabs. */
  change(change: ListChange): void;
  /** The address with a change applied, as a return address. */
  addressWith(change: ListChange): string;
}

/** The state of a list, kept in its address: reload and back restore it. */
export function useListAddress(): ListAddressState {
  const path = useScreenPath();
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => listOf(path, query), [path, query]);
  return {
    list,
    named: namedCategory(query),
    everyCategory: query.get(PARAMETERS.category) === EVERY,
    path,
    change: (change) =>
      setQuery((now) => writeList(now, change), { replace: true, preventScrollReset: true }),
    addressWith: (change) => {
      const search = writeList(query, change).toString();
      return search ? `${path}?${search}` : path;
    },
  };
}
