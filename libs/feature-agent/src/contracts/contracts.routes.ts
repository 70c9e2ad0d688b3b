import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Players too have contracts: the prompts after login lead them here (D1 §4). Guests go Home (decision 20). */
const NEEDS = { contracts: true, guestsGoHome: true } as const;

const FRAME = { needs: NEEDS, labels: ['records', 'forms', 'errors'] } as const;

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
    { ...FRAME, needs: { ...NEEDS, flag: 'dividends' } },
  ),
  screen(
    PATHS.hourContract,
    'agent-contracts:title.hour',
    async () => ({ Component: (await import('./contract-screen')).HourContract }),
    FRAME,
  ),
];
