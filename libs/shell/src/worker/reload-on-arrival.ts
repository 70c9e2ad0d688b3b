import { HOME_PATHS, PATHS } from '@lobby/core';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';
import { reloadOnce } from './reload-once';

/** Screens without a form, a deposit or a game, where a reload on arrival loses nothing. */
const RELOAD_SAFE_PATHS: readonly string[] = [
  ...HOME_PATHS,
  PATHS.allGames,
  PATHS.gameCenter,
  PATHS.slotsCenter,
  PATHS.lottery,
  PATHS.slotGames,
  PATHS.liveGames,
  PATHS.cardGames,
  PATHS.fishingGames,
  PATHS.sportGames,
  PATHS.gameList,
  PATHS.announcements,
];

/** Whether a person who arrives at a path has nothing begun there that could be interrupted. */
export const isReloadSafe = (path: string): boolean => RELOAD_SAFE_PATHS.includes(path);

/** Whether the page may load anew by itself, as one arrives at a path. */
export const mayReload = (path: string, queries: QueryClient): boolean =>
  isReloadSafe(path) && queries.isMutating() === 0;

/** Loads the page anew, as `reloadOnce` does, once a person arrives where it may. */
export function reloadOnArrival(router: DataRouter, queries: QueryClient): void {
  let at = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === at) return;
    at = pathname;
    if (mayReload(pathname, queries)) reloadOnce();
  });
}
