import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Also open to players: the prompts after login link here (D1 §4). Guests are redirected to Home (decision 20). */
const NEEDS = { contracts: true, guestsGoHome: true } as const;

const FRAME = { needs: NEEDS, labels: ['records', 'forms', 'errors'] } as const;

/** Routes of dividend, salary and hour contracts. */
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
