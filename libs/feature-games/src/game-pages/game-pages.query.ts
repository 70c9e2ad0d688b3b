import type { GameCategory, GamePage } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { listTab, type ListTabId } from './list-tabs';

/** What a list shows. */
export interface ListRequest {
  tab: ListTabId;
  /** Absent: every category. */
  category: GameCategory | undefined;
  vendorCode: string | undefined;
  /** Part of a name, without blanks around it; empty is none. */
  name: string;
}

/** Games on a page (D2 §9). */
export const PAGE_SIZE = 25;

/** Milliseconds; a catalogue changes a few times a day, a list of many pages is dear to fetch again. */
const LIST_FRESH_MS = 10 * 60_000;

/** Key of every search within one list; with a name, of one. */
export function listKey({ tab, category, vendorCode }: ListRequest, language: Language) {
  return [...listTab(tab).key, { category, vendorCode, language }];
}

/** The next page while there is one by the platform's count (D2 §4). */
export function nextPage({ totalPages }: GamePage, page: number): number | undefined {
  return page < totalPages ? page + 1 : undefined;
}

/** Pages of a list, 25 games each (D2 §9). Another text or tab is another list from page 1. */
export function gamePagesQuery(request: ListRequest, language: Language) {
  const { load, key, searchedBy } = listTab(request.tab);
  const { category, vendorCode } = request;
  const name = searchedBy === 'server' ? request.name : '';
  return infiniteQueryOptions({
    queryKey: [...key, { category, vendorCode, language, name }],
    queryFn: ({ pageParam, signal }) =>
      load({ category, vendorCode, name, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last: GamePage, _pages: GamePage[], page: number) => nextPage(last, page),
    staleTime: LIST_FRESH_MS,
    refetchOnWindowFocus: false,
  });
}
