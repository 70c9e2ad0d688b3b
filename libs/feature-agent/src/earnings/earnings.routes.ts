import type { ScreenRoute } from '@lobby/feature-kit';

/** Rebates, dividends and income. */
export const earningRoutes: readonly ScreenRoute[] = [];
