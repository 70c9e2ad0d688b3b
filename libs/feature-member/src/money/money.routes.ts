import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Balance and money view. */
export const moneyRoutes: readonly ScreenRoute[] = [
  screen(PATHS.money, 'member-money:title', () => import('./money-screen'), {
    needs: { session: true },
  }),
];
