import { screensOf } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { gameRoutes } from './routes';

/** Screens of the games. */
export const {
  open,
  address,
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

/** Favourite buttons, once there are any. */
export function hearts(): Promise<HTMLElement[]> {
  return screen.findAllByRole('button', { name: /^Favourite: / });
}

/** Name of the game of a favourite button. */
export function gameOf(heart: HTMLElement | undefined): string {
  return heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';
}

export const PATH = {
  list: '/wps/relay/GCSGAME_gameList',
  ids: '/wps/relay/MCSFE_getFavoriteGamesList',
  add: '/wps/relay/MCSFE_addFavoriteGameV2',
  remove: '/wps/relay/MCSFE_removeFavoriteGameV2',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  launch: '/wps/game/launchGame',
  vendors: '/wps/relay/GCSGAME_getVassGameType',
} as const;
