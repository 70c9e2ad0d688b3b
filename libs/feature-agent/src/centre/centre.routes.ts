import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Agent home, which has a header and a bar of its own (D1 §2). */
export const centreRoutes: readonly ScreenRoute[] = [
  screen(PATHS.agentCentre, 'agent-centre:centre.title', () => import('./centre-screen'), {
    header: false,
    bottomBar: false,
    needs: { agent: true },
    labels: ['errors'],
  }),
];
