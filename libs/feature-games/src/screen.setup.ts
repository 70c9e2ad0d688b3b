import { renderScreen, type RenderedScreen } from '@lobby/testing';
import { screen } from '@testing-library/react';
import { gamesLabels } from './labels';
import { gameRoutes } from './routes';

export type Sandbox = RenderedScreen['sandbox'];

/** Opens a screen of the games as a guest or as a seeded account. */
export function open(at: string, user?: string): Promise<RenderedScreen> {
  return renderScreen(gameRoutes, [gamesLabels], { at, ...(user ? { user } : {}) });
}

/** How often a call was received, by the end of its path. */
export function callsOf({ control }: Sandbox, name: string): number {
  return control.calls().filter(({ path }) => path.endsWith(name)).length;
}

/** The hearts in view, once there are any. */
export function hearts(): Promise<HTMLElement[]> {
  return screen.findAllByRole('button', { name: /^Favourite: / });
}

/** The game a heart belongs to. */
export function gameOf(heart: HTMLElement | undefined): string {
  return heart?.getAttribute('aria-label')?.replace('Favourite: ', '') ?? '';
}

export const PATH = {
  list: '/wps/relay/GCSGAME_gameList',
  add: '/wps/relay/MCSFE_addFavoriteGameV2',
  remove: '/wps/relay/MCSFE_removeFavoriteGameV2',
  hot: '/wps/relay/GCSGAME_hotGamesV2',
  launch: '/wps/game/launchGame',
} as const;
