import type { ScreenRoute } from '@lobby/feature-kit';

/** Security centre. */
export const securityRoutes: readonly ScreenRoute[] = [];
