import type { ScreenRoute } from '@lobby/feature-kit';

/** Feedback, sponsors, texts of the brand and download. */
export const pageRoutes: readonly ScreenRoute[] = [];
