import type { Game } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamePagesQuery, type ListRequest } from '../game-pages/game-pages.query';

/** List request for all games. */
export const EVERY_GAME: ListRequest = {
  tab: 'all',
  category: undefined,
  vendorCode: undefined,
  name: '',
};

/** Result of the platform's search by name. */
interface PlatformGames {
  games: readonly Game[];
  /** A request is pending or due. */
  pending: boolean;
  failed: boolean;
  error: unknown;
  busy: boolean;
  retry(): void;
}

const NONE: readonly Game[] = [];

/** Searches the platform's games by name and loads pages near the end of the list; no request for an empty text. */
export function usePlatformGames(name: string, nearEnd: boolean): PlatformGames {
  const enabled = name !== '';
  const query = useInfiniteQuery({
    ...gamePagesQuery({ ...EVERY_GAME, name }, useLanguage()),
    enabled,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    const wantsNext = nearEnd && hasNextPage && !isFetching && !isFetchNextPageError;
    if (wantsNext) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const games = useMemo(() => data?.pages.flatMap((page) => page.games) ?? NONE, [data]);
  return {
    games: enabled ? games : NONE,
    pending: enabled && (query.isPending || hasNextPage),
    failed: enabled && (query.isLoadingError || isFetchNextPageError),
    error: query.error,
    busy: isFetching,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
