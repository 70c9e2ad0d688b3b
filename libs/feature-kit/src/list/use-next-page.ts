import { useEffect, useState } from 'react';
import type { NextPages } from './next-page';

/** Result of an infinite query that is also refetched. */
export interface RefetchedPages extends NextPages {
  data: { pages: readonly unknown[] } | undefined;
  isFetching: boolean;
  fetchNextPage(options?: { cancelRefetch: boolean }): unknown;
}

/**
 * Loads the next page when asked. A next page and a refetch of the list cancel each other: a page that is asked for
 * during a refetch, or cancelled by one, is loaded after it.
 */
export function useNextPage(pages: RefetchedPages) {
  const { data, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = pages;
  const { fetchNextPage } = pages;
  const count = data?.pages.length ?? 0;
  /** Number of pages when the next one was asked for. */
  const [asked, setAsked] = useState<number>();
  const due = asked === count && hasNextPage && !isFetchNextPageError;
  if (asked !== undefined && !due) setAsked(undefined);
  useEffect(
    function loadWhenIdle() {
      if (due && !isFetching) void fetchNextPage({ cancelRefetch: false });
    },
    [due, isFetching, fetchNextPage],
  );
  return {
    busy: isFetchingNextPage || (due && isFetching),
    load: () => {
      if (isFetchNextPageError) void fetchNextPage({ cancelRefetch: false });
      else setAsked(count);
    },
  };
}
