import type { ScreenRoute } from '@lobby/feature-kit';

/** Promotions, their details and applications. */
export const promotionRoutes: readonly ScreenRoute[] = [];
