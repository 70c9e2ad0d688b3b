import type { ScreenRoute } from '@lobby/feature-kit';

/** Member centre and account. */
export const meRoutes: readonly ScreenRoute[] = [];
