import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const LABELS = ['forms', 'errors', 'member-rewards', 'records', 'safer-play'] as const;

/** VIP benefits and points mall. */
export const vipRoutes: readonly ScreenRoute[] = [
  screen(PATHS.vip, 'member-vip:vip.title', () => import('./vip-screen'), {
    needs: { session: true },
    labels: LABELS,
  }),
  screen(PATHS.mall, 'member-vip:mall.title', () => import('./mall/mall-screen'), {
    needs: { session: true, realAccount: true, ownAccount: true, flag: 'pointsMall' },
    labels: LABELS,
  }),
];
