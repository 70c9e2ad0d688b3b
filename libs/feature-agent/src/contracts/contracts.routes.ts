import type { ScreenRoute } from '@lobby/feature-kit';

/** Contracts of dividends, salaries and hours. */
export const contractRoutes: readonly ScreenRoute[] = [];
