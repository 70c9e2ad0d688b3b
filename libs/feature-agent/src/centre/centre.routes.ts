import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Route of the agent home, which has its own header and bottom bar (D1 §2). */
export const centreRoutes: readonly ScreenRoute[] = [
  screen(PATHS.agentCentre, 'agent-centre:centre.title', () => import('./centre-screen'), {
    header: false,
    bottomBar: false,
    needs: { agent: true },
    labels: ['errors'],
  }),
];
