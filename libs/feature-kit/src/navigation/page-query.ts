import type { Language } from '@lobby/core';
import type {
  FetchInfiniteQueryOptions,
  FetchQueryOptions,
  QueryClient,
  QueryKey,
} from '@tanstack/react-query';

/** A query of a page, for those who start it before the page does: a press on a link, a renderer of pages. */
export interface PageQuery {
  queryKey: QueryKey;
  /** Fetches what is not cached or stale. Never rejects: the page shows its error. */
  prefetch(client: QueryClient): Promise<void>;
}

/** First queries of the page at an address. */
export type PageQueries = (address: URL, language: Language) => readonly PageQuery[];

/** A query as a page's. */
export function pageQuery<Answer, Failure, Data, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Data, Key>,
): PageQuery {
  return { queryKey: query.queryKey, prefetch: (client) => client.prefetchQuery(query) };
}

/** An infinite query as a page's. */
export function infinitePageQuery<Answer, Failure, Data, Key extends QueryKey, Param>(
  query: FetchInfiniteQueryOptions<Answer, Failure, Data, Key, Param>,
): PageQuery {
  return { queryKey: query.queryKey, prefetch: (client) => client.prefetchInfiniteQuery(query) };
}
