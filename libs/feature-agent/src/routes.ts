import type { ScreenRoute } from '@lobby/feature-kit';

/** No screens yet: their addresses show all games. */
export const agentRoutes: readonly ScreenRoute[] = [];
