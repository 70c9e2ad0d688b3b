import { homeBlocks } from '@lobby/core';
import { hotGamesQuery } from '@lobby/feature-games';
import { useBoard, useIdle } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { useQuery } from '@tanstack/react-query';

/**
 * Loads the announcements of Home once the hot games have loaded, if the brand shows them, and the page is idle. Call
 * in one component only: a block that mounts because they failed would refetch them.
 */
export function useLoadedBoard() {
  const games = useQuery({ ...hotGamesQuery(useLanguage()), enabled: false });
  const showsGames = homeBlocks(currentBrand().home).includes('hot');
  return useBoard('home', useIdle(!showsGames || !games.isPending));
}

/** Announcements of Home; does not fetch them. */
export function useHomeBoard() {
  return useBoard('home', false);
}
