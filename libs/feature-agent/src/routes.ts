import type { ScreenRoute } from '@lobby/feature-kit';

/** Screens of this library; until they come, their addresses show the fallback. */
export const agentRoutes: readonly ScreenRoute[] = [];
