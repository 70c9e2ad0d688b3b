import type { ScreenRoute } from '@lobby/feature-kit';

/** Records. */
export const recordRoutes: readonly ScreenRoute[] = [];
