import type { ScreenRoute } from '@lobby/feature-kit';

/** Rewards centre, missions, leader board and invitations. */
export const rewardRoutes: readonly ScreenRoute[] = [];
