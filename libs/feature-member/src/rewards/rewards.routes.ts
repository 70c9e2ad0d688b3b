import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const LABELS = ['forms', 'errors', 'safer-play'] as const;

/** Money of the platform moves for accounts with real money alone. */
const REAL = { session: true, realAccount: true, ownAccount: true } as const;

/** Rewards centre, missions, leader board and invitations. */
export const rewardRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.rewardsCentre,
    'member-rewards:rewards.title',
    () => import('./centre/rewards-screen'),
    { needs: { ...REAL, flag: 'rewardsCentre' }, labels: LABELS },
  ),
  screen(
    PATHS.missions,
    'member-rewards:missions.title',
    () => import('./missions/missions-screen'),
    { needs: REAL, labels: LABELS },
  ),
  screen(PATHS.invite, 'member-rewards:invite.title', () => import('./invite/invite-screen'), {
    needs: REAL,
    labels: LABELS,
  }),
];
