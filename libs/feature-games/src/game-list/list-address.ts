import { GAME_CATEGORIES, type GameCategory } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
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

/** A list of one category. */
export type ListAddress = ListRequest & { category: GameCategory };

/** A category from a query parameter; anything unknown is slots (D2 §2). */
const toGameCategory = (value: string | null): GameCategory =>
  GAME_CATEGORIES.find((category) => category === value) ?? 'RNG';

/** Category of a list: from the path, else from the query; slots for an unknown one (D2 §2). */
export function listCategory(pathname: string, query: URLSearchParams): GameCategory {
  const ofPath = GAME_CATEGORIES.find((category) => gameListPath(category) === pathname);
  const category = ofPath ?? toGameCategory(query.get(PARAMETERS.category));
  return LISTED_AS[category] ?? category;
}

/** Reads tab, provider and search text from a query. */
export function readList(query: URLSearchParams): Omit<ListRequest, 'category'> {
  return {
    tab: toListTab(query.get(PARAMETERS.tab)),
    vendorCode: query.get(PARAMETERS.vendorCode) || undefined,
    name: (query.get(PARAMETERS.name) ?? '').trim().slice(0, NAME_LENGTH),
  };
}

/** The list at an address. */
export const listOf = (pathname: string, query: URLSearchParams): ListAddress => ({
  ...readList(query),
  category: listCategory(pathname, query),
});

/** The list of all games: no category, tab or provider narrows it. */
export const allGamesOf = (query: URLSearchParams): ListRequest => ({
  tab: 'all',
  category: undefined,
  vendorCode: undefined,
  name: readList(query).name,
});

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
  list: ListAddress;
  pathname: string;
  /** Replaces the address in history: back leaves the list instead of stepping through its tabs. */
  change(change: ListChange): void;
  /** The address with a change applied, as a return address. */
  addressWith(change: ListChange): string;
}

/** The state of a list, kept in its address: reload and back restore it. */
export function useListAddress(): ListAddressState {
  const { pathname } = useLocation();
  const [query, setQuery] = useSearchParams();
  const list = useMemo(() => listOf(pathname, query), [pathname, query]);
  return {
    list,
    pathname,
    change: (change) =>
      setQuery((now) => writeList(now, change), { replace: true, preventScrollReset: true }),
    addressWith: (change) => {
      const search = writeList(query, change).toString();
      return search ? `${pathname}?${search}` : pathname;
    },
  };
}
