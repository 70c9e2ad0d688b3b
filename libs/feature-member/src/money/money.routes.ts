import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Route of the money view. */
export const moneyRoutes: readonly ScreenRoute[] = [
  screen(PATHS.money, 'member-money:title', () => import('./money-screen'), {
    needs: { session: true },
  }),
];
