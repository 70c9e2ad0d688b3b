import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import { OWN_ACCOUNT } from '@lobby/session';

const LABELS = ['categories', 'forms', 'errors', 'member-rewards', 'safer-play'] as const;

/** Routes of VIP benefits and points mall. */
export const vipRoutes: readonly ScreenRoute[] = [
  screen(PATHS.vip, 'member-vip:vip.title', () => import('./vip-screen'), {
    needs: { session: true },
    labels: LABELS,
  }),
  screen(PATHS.mall, 'member-vip:mall.title', () => import('./mall/mall-screen'), {
    needs: { ...OWN_ACCOUNT, flag: 'pointsMall' },
    labels: LABELS,
  }),
];
