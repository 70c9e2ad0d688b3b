import { OWN_ACCOUNT } from '@lobby/session';
import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const load = () => import('./screens');

const OWN = { needs: OWN_ACCOUNT, labels: ['forms', 'errors', 'safer-play'] } as const;

/** Routes of limits, breaks and exclusion. Overview and closed page need no session: they list sources of help. */
export const saferPlayRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.saferPlay,
    'member-safer-play:title',
    async () => ({ Component: (await load()).SaferPlayScreen }),
    { labels: ['safer-play'] },
  ),
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
  screen(
    PATHS.activity,
    'member-safer-play:activity.title',
    async () => ({ Component: (await load()).ActivityScreen }),
    { needs: { session: true }, labels: ['member-money'] },
  ),
  screen(PATHS.selfAssessment, 'member-safer-play:assess.title', async () => ({
    Component: (await load()).SelfAssessmentScreen,
  })),
  screen(PATHS.officialSites, 'member-safer-play:sites.title', async () => ({
    Component: (await load()).OfficialSitesScreen,
  })),
  screen(PATHS.saferPlayStopped, 'member-safer-play:title', async () => ({
    Component: (await load()).StoppedScreen,
  })),
  screen(PATHS.saferPlayClosed, 'member-safer-play:title', async () => ({
    Component: (await load()).ClosedScreen,
  })),
];
