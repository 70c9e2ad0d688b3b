import type { ScreenRoute } from '@lobby/feature-kit';

/** Red envelope rain. */
export const rainRoutes: readonly ScreenRoute[] = [];
