import type { ScreenRoute } from '@lobby/feature-kit';

/** Agent home. */
export const centreRoutes: readonly ScreenRoute[] = [];
