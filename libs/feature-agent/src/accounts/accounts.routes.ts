import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Route of opening accounts and affiliate links. */
export const accountRoutes: readonly ScreenRoute[] = [
  screen(PATHS.openAccount, 'agent-accounts:open.title', () => import('./open-account-screen'), {
    needs: { agent: true },
    labels: ['categories', 'forms', 'errors'],
  }),
];
