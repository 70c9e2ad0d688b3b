import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import { OWN_ACCOUNT } from '@lobby/session';

const LABELS = ['categories', 'forms', 'errors'] as const;

/** Access and labels of records that every account has. */
const OWN = { needs: { session: true }, labels: LABELS } as const;

export const recordRoutes: readonly ScreenRoute[] = [
  screen(PATHS.bets, 'records:bets.title', () => import('./bets/bets-screen'), OWN),
  screen(
    PATHS.transactions,
    'records:transactions.title',
    () => import('./transactions/transactions-screen'),
    OWN,
  ),
  screen(PATHS.deposits, 'records:deposits.title', () => import('./deposits/deposits-screen'), {
    needs: { ...OWN_ACCOUNT, flag: 'depositRecord' },
    labels: LABELS,
  }),
  screen(
    PATHS.withdrawals,
    'records:withdrawals.title',
    () => import('./withdrawals/withdrawals-screen'),
    { needs: { ...OWN_ACCOUNT, flag: 'withdrawalRecord' }, labels: LABELS },
  ),
  screen(
    PATHS.profitAndLoss,
    'records:profitAndLoss.title',
    () => import('./profit-and-loss/profit-and-loss-screen'),
    { needs: { session: true, flag: 'profitAndLoss' }, labels: LABELS },
  ),
  screen(PATHS.rebates, 'records:rebates.title', () => import('./rebates/rebates-screen'), {
    needs: { ...OWN_ACCOUNT, flag: 'myRebate' },
    labels: LABELS,
  }),
  screen(
    PATHS.manualRebate,
    'records:manualRebate.title',
    () => import('./manual-rebate/manual-rebate-screen'),
    { needs: { ...OWN_ACCOUNT, flag: 'manualRebate' }, labels: LABELS },
  ),
];
