import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const AGENT = { agent: true } as const;
const LABELS = ['categories', 'forms', 'errors', 'records'] as const;

/** Routes of team overview, members, bets, profit and loss. */
export const teamRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.teamOverview,
    'agent-team:overview.title',
    () => import('./overview/overview-screen'),
    { needs: AGENT, labels: [...LABELS, 'agent-centre'] },
  ),
  screen(PATHS.team, 'agent-team:members.title', () => import('./members/team-screen'), {
    needs: AGENT,
    labels: [...LABELS, 'agent-accounts'],
  }),
  screen(PATHS.teamBets, 'records:teamBets.title', () => import('./bets/team-bets-screen'), {
    needs: AGENT,
    labels: LABELS,
  }),
  screen(
    PATHS.teamProfitAndLoss,
    'records:teamProfitAndLoss.title',
    () => import('./profit-and-loss/team-profit-and-loss-screen'),
    { needs: AGENT, labels: [...LABELS, 'agent-team'] },
  ),
];
