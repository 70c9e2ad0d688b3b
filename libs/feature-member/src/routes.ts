import type { ScreenRoute } from '@lobby/feature-kit';
import { depositRoutes } from './deposit/deposit.routes';
import { meRoutes } from './me/me.routes';
import { moneyRoutes } from './money/money.routes';
import { pageRoutes } from './pages/pages.routes';
import { promotionRoutes } from './promotions/promotions.routes';
import { recordRoutes } from './records/records.routes';
import { rewardRoutes } from './rewards/rewards.routes';
import { saferPlayRoutes } from './safer-play/safer-play.routes';
import { securityRoutes } from './security/security.routes';
import { serviceRoutes } from './service/service.routes';
import { vipRoutes } from './vip/vip.routes';
import { withdrawRoutes } from './withdraw/withdraw.routes';
import './labels';

/** Routes of this library (D2 §2). */
export const memberRoutes: readonly ScreenRoute[] = [
  ...depositRoutes,
  ...meRoutes,
  ...moneyRoutes,
  ...recordRoutes,
  ...saferPlayRoutes,
  ...securityRoutes,
  ...serviceRoutes,
  ...withdrawRoutes,
  ...vipRoutes,
  ...rewardRoutes,
  ...promotionRoutes,
  ...pageRoutes,
];
