import type { Game } from '@lobby/api-client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamePagesQuery, type ListRequest } from './game-pages.query';
import { useListLanguage } from './use-list-language';
import { useShownPages } from './use-shown-pages';

interface GamePages {
  games: readonly Game[];
  /** More pages are to be fetched or shown. */
  pending: boolean;
  /** The first or the next page failed. */
  failed: boolean;
  error: unknown;
  /** A fetch is in progress. */
  busy: boolean;
  retry(): void;
  /** The first `firstShown` pages are fetched, or there are no more. */
  complete: boolean;
}

/**
 * The shown pages of a list. Page n+1 is fetched as soon as page n is shown, so that a fling does not
 * reach the end, and shown when the end is near (D2 §9).
 */
export function useGamePages(
  request: ListRequest,
  nearEnd: boolean,
  firstShown: number,
): GamePages {
  const query = useInfiniteQuery(gamePagesQuery(request, useListLanguage()));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const fetched = data?.pages.length ?? 0;
  const shown = useShownPages({ list: JSON.stringify(request), fetched, nearEnd, firstShown });
  const allShown = fetched <= shown;

  useEffect(() => {
    const wantsNext = fetched > 0 && allShown && hasNextPage;
    if (wantsNext && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetched, allShown, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const games = useMemo(
    () => data?.pages.slice(0, shown).flatMap((page) => page.games) ?? [],
    [data, shown],
  );
  const nextFailed = isFetchNextPageError && allShown;
  return {
    games,
    pending: query.isPending || hasNextPage || !allShown,
    failed: nextFailed || query.isLoadingError,
    error: query.error,
    busy: isFetching,
    retry: () => void (nextFailed ? fetchNextPage() : query.refetch()),
    complete: fetched > 0 && (fetched >= firstShown || !hasNextPage),
  };
}
