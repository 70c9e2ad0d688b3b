import type { Game } from '@lobby/api-client';
import { useLanguage } from '@lobby/i18n';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { gamePagesQuery, type ListRequest } from '../game-pages/game-pages.query';

/** Every game: a search of all categories and providers. */
export const EVERY_GAME: ListRequest = {
  tab: 'all',
  category: undefined,
  vendorCode: undefined,
  name: '',
};

/** What the platform's own search by name answers. */
interface PlatformGames {
  games: readonly Game[];
  /** An answer or a further page is under way or to be asked for. */
  pending: boolean;
  failed: boolean;
  error: unknown;
  busy: boolean;
  retry(): void;
}

const NONE: readonly Game[] = [];

/** The platform's games by name, page by page near the end of the list; asks nothing without a text. */
export function usePlatformGames(name: string, nearEnd: boolean): PlatformGames {
  const asked = name !== '';
  const query = useInfiniteQuery({
    ...gamePagesQuery({ ...EVERY_GAME, name }, useLanguage()),
    enabled: asked,
  });
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;

  useEffect(() => {
    const wantsNext = nearEnd && hasNextPage && !isFetching && !isFetchNextPageError;
    if (wantsNext) void fetchNextPage();
  }, [nearEnd, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const games = useMemo(() => data?.pages.flatMap((page) => page.games) ?? NONE, [data]);
  return {
    games: asked ? games : NONE,
    pending: asked && (query.isPending || hasNextPage),
    failed: asked && (query.isLoadingError || isFetchNextPageError),
    error: query.error,
    busy: isFetching,
    retry: () => void (isFetchNextPageError ? fetchNextPage() : query.refetch()),
  };
}
