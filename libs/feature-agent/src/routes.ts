import type { ScreenRoute } from '@lobby/feature-kit';
import { accountRoutes } from './accounts/accounts.routes';
import { centreRoutes } from './centre/centre.routes';
import { contractRoutes } from './contracts/contracts.routes';
import { earningRoutes } from './earnings/earnings.routes';
import { rainRoutes } from './rain/rain.routes';
import { teamRoutes } from './team/team.routes';
import './labels';

/** Routes of this library (D2 §2). */
export const agentRoutes: readonly ScreenRoute[] = [
  ...accountRoutes,
  ...centreRoutes,
  ...contractRoutes,
  ...earningRoutes,
  ...rainRoutes,
  ...teamRoutes,
];
