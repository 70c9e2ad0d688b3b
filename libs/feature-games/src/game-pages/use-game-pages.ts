import type { Game } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamePagesQuery, type ListRequest } from './game-pages.query';
import { useShownPages } from './use-shown-pages';

interface GamePages {
  games: readonly Game[];
  /** Pages are still to come or to be shown. */
  waiting: boolean;
  /** The first page or the next one could not be had. */
  failed: boolean;
  error: unknown;
  busy: boolean;
  retry(): void;
  /** The pages asked for at first are there, or there are no more. */
  complete: boolean;
}

/**
 * The pages of a list that are shown, and one more that waits: page n+1 is fetched as soon as n is
 * there, so that a fling does not reach the end, and appended when the end is near (D2 §9).
 */
export function useGamePages(request: ListRequest, atEnd: boolean, firstShown: number): GamePages {
  const query = useInfiniteQuery(gamePagesQuery(request, useLanguage()));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const arrived = data?.pages.length ?? 0;
  const shown = useShownPages({ list: JSON.stringify(request), arrived, atEnd, firstShown });
  const allShown = arrived <= shown;

  useEffect(() => {
    const wanted = arrived > 0 && allShown && hasNextPage;
    if (wanted && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [arrived, allShown, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const games = useMemo(
    () => data?.pages.slice(0, shown).flatMap((page) => page.games) ?? [],
    [data, shown],
  );
  const nextFailed = isFetchNextPageError && allShown;
  return {
    games,
    waiting: query.isPending || hasNextPage || !allShown,
    failed: nextFailed || query.isLoadingError,
    error: query.error,
    busy: isFetching,
    retry: () => void (nextFailed ? fetchNextPage() : query.refetch()),
    complete: arrived > 0 && (arrived >= firstShown || !hasNextPage),
  };
}
