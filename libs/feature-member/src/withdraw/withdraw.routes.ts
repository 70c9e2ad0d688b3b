import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Also open to trial and virtual accounts: their screen explains what to do instead. */
const SIGNED_IN = { needs: { session: true }, labels: ['forms', 'errors'] } as const;

/** Routes of the withdrawal, its order, the identity check and the wallets. */
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
    () => import('./order/order-screen'),
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
