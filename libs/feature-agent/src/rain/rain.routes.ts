import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Route of the red envelope rain. */
export const rainRoutes: readonly ScreenRoute[] = [
  screen(PATHS.redRain, 'agent-rain:rain.title', () => import('./rain-screen'), {
    needs: { agent: true },
    labels: ['records', 'forms', 'errors', 'safer-play'],
  }),
];
