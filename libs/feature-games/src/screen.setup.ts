import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { gameRoutes } from './routes';

/** Test tools for the game screens. */
export const {
  open,
  address,
  goTo,
  press,
  button,
  calls,
  fail,
  mend,
  alertText,
  chooseTab,
  findAndPress,
  settled,
  sandbox,
} = screensOf(gameRoutes);

/** Waits for favourite buttons and returns them. */
export function hearts(): Promise<HTMLElement[]> {
  return screen.findAllByRole('button', { name: /^Favourite: / });
}

/** Game name in a favourite button's label. */
export function gameOf(heart: HTMLElement | undefined): string {
  return heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';
}

/** Paths of the game requests. */
export const PATH = {
  list: '/wps/relay/GCSGAME_gameList',
  ids: '/wps/relay/MCSFE_getFavoriteGamesList',
  add: '/wps/relay/MCSFE_addFavoriteGameV2',
  remove: '/wps/relay/MCSFE_removeFavoriteGameV2',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  launch: '/wps/game/launchGame',
  vendors: '/wps/relay/GCSGAME_getVassGameType',
} as const;
