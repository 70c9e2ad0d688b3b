import type { ScreenRoute } from '@lobby/feature-kit';

/** Limits, breaks and exclusion. */
export const saferPlayRoutes: readonly ScreenRoute[] = [];
