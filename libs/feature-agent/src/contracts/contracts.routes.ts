import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Players too have contracts: the prompts after login lead them here (D1 §4). */
const FRAME = { needs: { contracts: true }, labels: ['records', 'forms', 'errors'] } as const;

/** Contracts of dividends, salaries and hours. */
export const contractRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.salaryContract,
    'agent-contracts:title.salary',
    async () => ({ Component: (await import('./contract-screen')).SalaryContract }),
    FRAME,
  ),
  screen(
    PATHS.dividendContract,
    'agent-contracts:title.dividend',
    async () => ({ Component: (await import('./contract-screen')).DividendContract }),
    { ...FRAME, needs: { contracts: true, flag: 'dividends' } },
  ),
  screen(
    PATHS.hourContract,
    'agent-contracts:title.hour',
    async () => ({ Component: (await import('./contract-screen')).HourContract }),
    FRAME,
  ),
];
