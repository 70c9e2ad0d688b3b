import { HOME_PATHS, PATHS } from '@lobby/core';
import { accountRoutes } from '@lobby/feature-account';
import { agentRoutes } from '@lobby/feature-agent';
import { gameRoutes } from '@lobby/feature-games';
import { memberRoutes } from '@lobby/feature-member';
import { streamsRoutes } from '@lobby/feature-streams';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Home at each of its paths, without redirects (decision 19). */
const homeRoutes: readonly ScreenRoute[] = HOME_PATHS.map((path) =>
  screen(path, 'shell:home.title', () => import('./home/home-screen'), {
    header: false,
    back: 'none',
    labels: ['categories', 'games'],
  }),
);

/** Routes of all screens. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...gameRoutes,
  ...streamsRoutes,
  ...memberRoutes,
  ...agentRoutes,
];

/** Route of unknown paths: all games (D1 §2). Throws if that screen has no route. */
export function fallbackRoute(): ScreenRoute {
  const allGames = screenRoutes.find(({ path }) => path === PATHS.allGames);
  if (!allGames) throw new Error('the fallback screen has no route');
  return { ...allGames, path: '*' };
}
