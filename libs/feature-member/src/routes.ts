import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import './labels';

/** Deposits are for accounts with real money. */
const OWN_MONEY = {
  needs: { session: true, realAccount: true, ownAccount: true },
  labels: ['forms', 'errors'],
} as const;

/** Screens of this library; those that are not built yet show the fallback (D2 §2). */
export const memberRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.deposit,
    'member-deposit:deposit.title',
    () => import('./deposit/deposit-screen'),
    OWN_MONEY,
  ),
  screen(
    PATHS.depositOrder,
    'member-deposit:order.title',
    () => import('./deposit/order-screen'),
    OWN_MONEY,
  ),
];
