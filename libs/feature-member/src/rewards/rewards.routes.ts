import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import { OWN_ACCOUNT } from '@lobby/session';

const LABELS = ['forms', 'errors', 'safer-play'] as const;

/** Routes of rewards centre, missions, leader board and invitations. */
export const rewardRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.rewardsCentre,
    'member-rewards:rewards.title',
    () => import('./centre/rewards-screen'),
    { needs: { ...OWN_ACCOUNT, flag: 'rewardsCentre' }, labels: LABELS },
  ),
  screen(
    PATHS.missions,
    'member-rewards:missions.title',
    () => import('./missions/missions-screen'),
    { needs: OWN_ACCOUNT, labels: LABELS },
  ),
  screen(PATHS.invite, 'member-rewards:invite.title', () => import('./invite/invite-screen'), {
    needs: OWN_ACCOUNT,
    labels: LABELS,
  }),
];
