import { preloadDeposit } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Also open to accounts without real money: their screens explain what to do instead. */
const MEMBERS = { needs: { session: true }, labels: ['categories', 'forms', 'errors'] } as const;

/** Routes of the deposit and its order. */
export const depositRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.deposit,
    'member-deposit:deposit.title',
    () => {
      // Preload with the screen's chunk, before the tap: then only the responses are awaited.
      preloadDeposit();
      return import('./deposit-screen');
    },
    MEMBERS,
  ),
  screen(PATHS.depositOrder, 'member-deposit:order.title', () => import('./order-screen'), MEMBERS),
];
