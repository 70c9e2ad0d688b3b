import type { ScreenRoute } from '@lobby/feature-kit';

/** Withdrawal, wallets. */
export const withdrawRoutes: readonly ScreenRoute[] = [];
