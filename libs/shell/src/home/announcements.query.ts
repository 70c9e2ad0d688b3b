import { hotGamesQuery } from '@lobby/feature-games';
import { boardQuery, useIdle } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { useQuery } from '@tanstack/react-query';

/**
 * Loads the announcements of Home once the hot games have loaded and the page is idle. For the popups alone: a block
 * that mounts because they failed would ask for them again.
 */
export function useLoadedBoard() {
  const language = useLanguage();
  const games = useQuery({ ...hotGamesQuery(language), enabled: false });
  return useQuery({ ...boardQuery('home', language), enabled: useIdle(!games.isPending) });
}

/** Announcements of Home, which load for the popups. */
export function useHomeBoard() {
  return useQuery({ ...boardQuery('home', useLanguage()), enabled: false });
}
