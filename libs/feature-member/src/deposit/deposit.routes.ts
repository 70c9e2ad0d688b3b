import { preloadDeposit } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Accounts without money of their own are told by the screens what to do instead. */
const MEMBERS = { needs: { session: true }, labels: ['forms', 'errors'] } as const;

/** The deposit and its order. */
export const depositRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.deposit,
    'member-deposit:deposit.title',
    () => {
      // With the screen's code, which loads before the tap: the tap then waits for the answers alone.
      preloadDeposit();
      return import('./deposit-screen');
    },
    MEMBERS,
  ),
  screen(PATHS.depositOrder, 'member-deposit:order.title', () => import('./order-screen'), MEMBERS),
];
