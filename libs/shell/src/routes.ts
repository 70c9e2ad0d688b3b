import { HOME_PATHS, PATHS } from '@lobby/core';
import { accountRoutes } from '@lobby/feature-account';
import { agentRoutes } from '@lobby/feature-agent';
import { gameRoutes } from '@lobby/feature-games';
import { memberRoutes } from '@lobby/feature-member';
import { streamsRoutes } from '@lobby/feature-streams';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Home answers at each of its addresses without a redirect (decision 19). */
const homeRoutes: readonly ScreenRoute[] = HOME_PATHS.map((path) =>
  screen(path, 'shell:home.title', () => import('./home/home-screen'), {
    header: false,
    back: 'none',
    labels: ['games'],
  }),
);

/** Every screen of the product. */
export const screenRoutes: readonly ScreenRoute[] = [
  ...homeRoutes,
  ...accountRoutes,
  ...gameRoutes,
  ...streamsRoutes,
  ...memberRoutes,
  ...agentRoutes,
];

/** What unknown addresses show (D1 §2). */
export function fallbackRoute(): ScreenRoute {
  const allGames = screenRoutes.find(({ path }) => path === PATHS.allGames);
  if (!allGames) throw new Error('the fallback screen has no route');
  return { ...allGames, path: '*' };
}
