import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** A trial or virtual account is told on the screen what to do instead. */
const SIGNED_IN = { needs: { session: true }, labels: ['forms', 'errors'] } as const;

/** Withdrawal, its order, the identity check, wallets. */
export const withdrawRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.withdraw,
    'member-withdraw:withdraw.title',
    () => import('./withdraw-screen'),
    SIGNED_IN,
  ),
  screen(
    PATHS.withdrawOrder,
    'member-withdraw:order.title',
    () => import('./tracker/tracker-screen'),
    SIGNED_IN,
  ),
  screen(
    PATHS.identity,
    'member-withdraw:identity.title',
    () => import('./identity/identity-screen'),
    SIGNED_IN,
  ),
  screen(
    PATHS.wallets,
    'member-withdraw:wallets.title',
    () => import('./wallets/wallets-screen'),
    SIGNED_IN,
  ),
];
