import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const LABELS = ['forms', 'errors'] as const;

/** Records of every account. */
const OWN = { needs: { session: true }, labels: LABELS } as const;

/** Money of the platform moves for accounts with real money alone. */
const REAL = { session: true, realAccount: true, ownAccount: true } as const;

/** Records. */
export const recordRoutes: readonly ScreenRoute[] = [
  screen(PATHS.bets, 'records:bets.title', () => import('./bets/bets-screen'), OWN),
  screen(
    PATHS.transactions,
    'records:transactions.title',
    () => import('./transactions/transactions-screen'),
    OWN,
  ),
  screen(PATHS.deposits, 'records:deposits.title', () => import('./deposits/deposits-screen'), {
    needs: { ...REAL, flag: 'depositRecord' },
    labels: LABELS,
  }),
  screen(
    PATHS.withdrawals,
    'records:withdrawals.title',
    () => import('./withdrawals/withdrawals-screen'),
    { needs: { ...REAL, flag: 'withdrawalRecord' }, labels: LABELS },
  ),
  screen(
    PATHS.profitAndLoss,
    'records:profitAndLoss.title',
    () => import('./profit-and-loss/profit-and-loss-screen'),
    { needs: { session: true, flag: 'profitAndLoss' }, labels: LABELS },
  ),
  screen(PATHS.rebates, 'records:rebates.title', () => import('./rebates/rebates-screen'), {
    needs: { ...REAL, flag: 'myRebate' },
    labels: LABELS,
  }),
  screen(
    PATHS.manualRebate,
    'records:manualRebate.title',
    () => import('./manual-rebate/manual-rebate-screen'),
    { needs: { ...REAL, flag: 'manualRebate' }, labels: LABELS },
  ),
];
