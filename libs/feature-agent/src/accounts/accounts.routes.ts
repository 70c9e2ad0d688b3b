import type { ScreenRoute } from '@lobby/feature-kit';

/** Opening of accounts and affiliate links. */
export const accountRoutes: readonly ScreenRoute[] = [];
