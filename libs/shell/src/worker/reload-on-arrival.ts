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

/** Whether a path is a screen where a reload on arrival interrupts nothing. */
export const isReloadSafe = (path: string): boolean => RELOAD_SAFE_PATHS.includes(path);

/** Whether the page may reload automatically on arrival at a path. */
export const mayReload = (path: string, queries: QueryClient): boolean =>
  isReloadSafe(path) && queries.isMutating() === 0;

/** Reloads the page with `reloadOnce` on the next arrival at a path where it may. */
export function reloadOnArrival(router: DataRouter, queries: QueryClient): void {
  let at = router.state.location.pathname;
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === at) return;
    at = pathname;
    if (mayReload(pathname, queries)) reloadOnce();
  });
}
