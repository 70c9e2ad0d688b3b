import type { ScreenRoute } from '@lobby/feature-kit';

/** VIP benefits and points mall. */
export const vipRoutes: readonly ScreenRoute[] = [];
