import { api } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { hotGamesQuery } from '@lobby/feature-games';
import { useLanguage } from '@lobby/i18n';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useIdle } from './use-idle';

/** Announcements change a few times a day. */
const STALE_MS = 5 * 60_000;

/** Banners, notices and popups of Home, one call. */
export const homeBoardQuery = (language: Language) =>
  queryOptions({
    queryKey: ['announcements', 'home', language],
    queryFn: ({ signal }) => api.announcements.board('home', { signal }),
    staleTime: STALE_MS,
    meta: { published: true },
    // What is there in the former language stays until it is there in the new one.
    placeholderData: keepPreviousData,
  });

/**
 * Loads the announcements of Home once the hot games have loaded and the page is idle. For the screen alone: a block
 * that mounts because they failed would ask for them again.
 */
export function useLoadedBoard() {
  const language = useLanguage();
  const games = useQuery({ ...hotGamesQuery(language), enabled: false });
  return useQuery({ ...homeBoardQuery(language), enabled: useIdle(!games.isPending) });
}

/** Announcements of Home, which the screen loads. */
export function useHomeBoard() {
  return useQuery({ ...homeBoardQuery(useLanguage()), enabled: false });
}
