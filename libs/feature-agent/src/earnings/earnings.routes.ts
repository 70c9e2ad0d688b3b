import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const LABELS = [
  'agent-earnings',
  'agent-contracts',
  'categories',
  'records',
  'forms',
  'errors',
] as const;

const AGENTS = { needs: { agent: true }, labels: LABELS } as const;

/** Routes of rebates, dividends and income. */
export const earningRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.agentRebate,
    'records:earnings.agentRebate',
    () => import('./agent-rebate-screen'),
    AGENTS,
  ),
  screen(
    PATHS.teamRebate,
    'records:earnings.teamRebate',
    () => import('./team-rebate-screen'),
    AGENTS,
  ),
  screen(
    PATHS.dividend,
    'agent-earnings:dividend.title',
    () => import('./dividend/dividend-screen'),
    {
      needs: { agent: true, contracts: true, flag: 'dividends' },
      labels: LABELS,
    },
  ),
];
