import { PATHS } from '@lobby/core';
import { withLabels } from '@lobby/i18n';
import type { ScreenRoute } from '@lobby/session';
import type { GamesLabel } from './labels';

const loadList = () => withLabels(['games'], () => import('./game-list/game-list-screen'));
const loadAllGames = () => withLabels(['games'], () => import('./all-games/all-games-screen'));
const loadPlay = () => withLabels(['games'], () => import('./play/play-screen'));

/** A list of one category under its own path (D2 §2). */
function listRoute(path: string, screen: string, label: GamesLabel): ScreenRoute {
  return {
    path,
    screen,
    handle: { title: `games:${label}`, header: true, bottomBar: true, back: 'home', needs: null },
    load: loadList,
  };
}

/** The screens of the games (D2 §2). */
export const gameRoutes: readonly ScreenRoute[] = [
  {
    path: PATHS.allGames,
    screen: 'All games',
    handle: { title: 'games:title.all', header: false, bottomBar: true, back: 'none', needs: null },
    load: loadAllGames,
  },
  listRoute(PATHS.slotGames, 'Slots', 'title.RNG'),
  listRoute(PATHS.liveGames, 'Live casino', 'title.LIVE'),
  listRoute(PATHS.cardGames, 'Cards', 'title.PVP'),
  listRoute(PATHS.fishingGames, 'Fishing', 'title.FISH'),
  listRoute(PATHS.sportGames, 'Sports', 'title.SPORTS'),
  {
    path: PATHS.gameList,
    screen: 'Game list',
    handle: {
      title: 'games:title.list',
      header: false,
      bottomBar: false,
      back: 'home',
      needs: null,
    },
    load: loadList,
  },
  {
    path: PATHS.play,
    screen: 'Game',
    handle: {
      title: 'games:title.play',
      header: false,
      bottomBar: false,
      back: 'history',
      needs: { session: true },
    },
    load: loadPlay,
  },
];
