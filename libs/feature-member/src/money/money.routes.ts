import type { ScreenRoute } from '@lobby/feature-kit';

/** Balance and money view. */
export const moneyRoutes: readonly ScreenRoute[] = [];
