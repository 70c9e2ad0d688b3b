import type { ScreenRoute } from '@lobby/feature-kit';

/** Team overview, members, bets, profit and loss. */
export const teamRoutes: readonly ScreenRoute[] = [];
