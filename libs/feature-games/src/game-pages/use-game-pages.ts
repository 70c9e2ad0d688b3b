import type { Game } from '@lobby/api-client';
import { boundedWait, type Language } from '@lobby/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { matchGames, mergeGames } from '../game-search/match-games';
import { cachedGames, gamePagesQuery, type ListRequest } from './game-pages.query';
import { listTab } from './list-tabs';
import { useListLanguage } from './use-list-language';

/** Minimum time between two appended pages, ms (D2 §9). */
const APPEND_INTERVAL_MS = 1000;

interface GamePagesOptions {
  request: ListRequest;
  /** Text in the search field, trimmed; may be ahead of `request.name`. */
  typed: string;
  favourites: ReadonlySet<string> | undefined;
  /** The end of the displayed rows is near the viewport. */
  nearEnd: boolean;
  /** Number of pages shown first: more than one when restoring a scroll position. */
  firstShown: number;
}

interface GamePages {
  /** Games of the displayed pages; while typing, those that match. */
  games: readonly Game[];
  /** More pages remain to be fetched or shown. */
  pending: boolean;
  /** The first or the next page failed. */
  failed: boolean;
  error: unknown;
  /** A request is pending. */
  busy: boolean;
  retry(): void;
  /** The first `firstShown` pages are loaded, or there are no more. */
  complete: boolean;
}

/**
 * Displayed pages of a list. Fetches page n+1 as soon as page n is shown, so that a fling does not reach the end, and
 * shows it near the end (D2 §9).
 */
export function useGamePages(options: GamePagesOptions): GamePages {
  const { request, typed, favourites, nearEnd, firstShown } = options;
  const language = useListLanguage();
  const query = useInfiniteQuery(gamePagesQuery(request, language));
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const fetched = data?.pages.length ?? 0;
  const shown = useShownPages({ list: JSON.stringify(request), fetched, nearEnd, firstShown });
  const allShown = fetched <= shown;

  useEffect(() => {
    const wantsNext = fetched > 0 && allShown && hasNextPage;
    if (wantsNext && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [fetched, allShown, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const paged = useMemo(
    () => data?.pages.slice(0, shown).flatMap((page) => page.games) ?? [],
    [data, shown],
  );
  const games = useFoundGames({ request, language, typed, paged, favourites });
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

interface ShownPagesOptions extends Pick<GamePagesOptions, 'nearEnd' | 'firstShown'> {
  /** Identifies the list; a new one starts with one page. */
  list: string;
  /** Number of fetched pages. */
  fetched: number;
}

/** Number of fetched pages to show: one more near the end, at most once a second (D2 §9). */
export function useShownPages({ list, fetched, nearEnd, firstShown }: ShownPagesOptions): number {
  const [progress, setProgress] = useState({ list, shown: firstShown });
  const lastAppend = useRef(-Infinity);
  const shown = progress.list === list ? progress.shown : 1;

  useEffect(() => {
    if (!nearEnd || fetched <= shown) return;
    const append = () => {
      lastAppend.current = Date.now();
      setProgress({ list, shown: shown + 1 });
    };
    const wait = lastAppend.current + APPEND_INTERVAL_MS - Date.now();
    const timer = setTimeout(append, boundedWait(wait, { least: 0, most: APPEND_INTERVAL_MS }));
    return () => clearTimeout(timer);
  }, [nearEnd, fetched, shown, list]);

  return shown;
}

interface FoundGamesOptions extends Pick<GamePagesOptions, 'request' | 'typed' | 'favourites'> {
  language: Language;
  /** Games of the displayed pages. */
  paged: readonly Game[];
}

/** Games for the typed text: cached matches first, then the server's. */
function useFoundGames(options: FoundGamesOptions): Game[] {
  const { request, language, typed, paged, favourites } = options;
  const client = useQueryClient();
  const { searchedBy, favouritesOnly } = listTab(request.tab);
  return useMemo(() => {
    const cached = typed ? matchGames(cachedGames(client, request, language), typed) : [];
    const answered = searchedBy === 'server' && typed === request.name;
    const found = mergeGames(cached, answered || !typed ? paged : matchGames(paged, typed));
    return favouritesOnly && favourites
      ? found.filter((game) => favourites.has(game.nodeId))
      : found;
  }, [client, request, language, typed, paged, favourites, searchedBy, favouritesOnly]);
}
