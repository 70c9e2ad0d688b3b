import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import './labels';

const loadList = () => import('./game-list/game-list-screen');

/** Options of a category list under its own path (D2 §2). */
const CATEGORY_LIST = { back: 'home', labels: ['games-list'] } as const;

/** Routes of this library (D2 §2). */
export const gameRoutes: readonly ScreenRoute[] = [
  screen(PATHS.allGames, 'games:title.all', () => import('./all-games/all-games-screen'), {
    header: false,
    back: 'none',
    labels: ['categories', 'games-centre', 'games-list'],
  }),
  screen(
    PATHS.gameCenter,
    'games-centre:title.centre',
    () => import('./game-centre/game-centre-screen'),
    {
      labels: ['categories', 'games'],
    },
  ),
  screen(
    PATHS.slotsCenter,
    'games-centre:title.slots',
    () => import('./game-centre/slots-centre-screen'),
    {
      labels: ['games', 'games-list'],
    },
  ),
  screen(PATHS.lottery, 'games-lottery:title.lottery', () => import('./lottery/lottery-screen'), {
    labels: ['games'],
  }),
  screen(PATHS.search, 'games-search:title', () => import('./search/search-screen'), {
    labels: ['games'],
  }),
  screen(PATHS.slotGames, 'games:title.RNG', loadList, CATEGORY_LIST),
  screen(PATHS.liveGames, 'games:title.LIVE', loadList, CATEGORY_LIST),
  screen(PATHS.cardGames, 'games:title.PVP', loadList, CATEGORY_LIST),
  screen(PATHS.fishingGames, 'games:title.FISH', loadList, CATEGORY_LIST),
  screen(PATHS.sportGames, 'games:title.SPORTS', loadList, CATEGORY_LIST),
  screen(PATHS.gameList, 'games:title.list', loadList, {
    header: false,
    bottomBar: false,
    back: 'home',
    labels: ['games-list'],
  }),
  screen(PATHS.play, 'games-play:title.play', () => import('./play/play-screen'), {
    header: false,
    bottomBar: false,
    needs: { session: true },
    labels: ['safer-play'],
  }),
];
