import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Deposits are for accounts with real money. */
const OWN_MONEY = {
  needs: { session: true, realAccount: true, ownAccount: true },
  labels: ['forms', 'errors'],
} as const;

/** The deposit and its order. */
export const depositRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.deposit,
    'member-deposit:deposit.title',
    () => import('./deposit-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.depositOrder,
    'member-deposit:order.title',
    () => import('./order-screen'),
    OWN_MONEY,
  ),
];
