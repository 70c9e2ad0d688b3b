import type { Language } from '@lobby/core';
import { accessDenied, currentViewer, OWN_ACCOUNT } from '@lobby/session';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** A query of a page that others prefetch: a press on a link, the renderer of published pages. */
export interface PageQuery {
  queryKey: QueryKey;
  /** Fetches unless fresh data is cached. Never rejects: the page shows the error. */
  prefetch(client: QueryClient): Promise<void>;
}

/** First queries of the page at an address. */
export type PageQueries = (address: URL, language: Language) => readonly PageQuery[];

/** `PageQuery` of a query. */
export function pageQuery<Answer, Failure, Data, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Data, Key>,
): PageQuery {
  return { queryKey: query.queryKey, prefetch: (client) => client.prefetchQuery(query) };
}

/** Prefetches nothing for accounts without real money: their screen shows a notice only. */
export const ofRealMoney =
  (queries: PageQueries): PageQueries =>
  (address, language) =>
    accessDenied(OWN_ACCOUNT, currentViewer()) ? [] : queries(address, language);

/** `PageQuery` of an infinite query. */
export function infinitePageQuery<Answer, Failure, Data, Key extends QueryKey, Param>(
  query: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, Param>,
): PageQuery {
  return { queryKey: query.queryKey, prefetch: (client) => client.prefetchInfiniteQuery(query) };
}
