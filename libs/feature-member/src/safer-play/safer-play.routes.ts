import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import { OWN_ACCOUNT } from './own-account';

const load = () => import('./screens');

const OWN = { needs: OWN_ACCOUNT, labels: ['forms', 'errors'] } as const;

/** Limits, breaks and exclusion. The overview and the page after an exclusion are open to everyone: they name help. */
export const saferPlayRoutes: readonly ScreenRoute[] = [
  screen(PATHS.saferPlay, 'member-safer-play:title', async () => ({
    Component: (await load()).SaferPlayScreen,
  })),
  screen(
    PATHS.saferPlayLimit,
    'member-safer-play:limits.title',
    async () => ({ Component: (await load()).LimitScreen }),
    OWN,
  ),
  screen(
    PATHS.timeOut,
    'member-safer-play:timeOut.title',
    async () => ({ Component: (await load()).TimeOutScreen }),
    OWN,
  ),
  screen(
    PATHS.selfExclusion,
    'member-safer-play:exclusion.title',
    async () => ({ Component: (await load()).SelfExclusionScreen }),
    OWN,
  ),
  screen(PATHS.saferPlayClosed, 'member-safer-play:title', async () => ({
    Component: (await load()).ClosedScreen,
  })),
];
