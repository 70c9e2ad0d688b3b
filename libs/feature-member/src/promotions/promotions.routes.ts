import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

/** Routes of promotions, details and applications. */
export const promotionRoutes: readonly ScreenRoute[] = [
  screen(
    PATHS.promotions,
    'member-promotions:list.title',
    () => import('./list/promotions-screen'),
    { header: false, back: 'home' },
  ),
  screen(
    PATHS.promotion,
    'member-promotions:detail.title',
    () => import('./detail/promotion-screen'),
    { header: false, bottomBar: false, labels: ['categories', 'forms', 'errors', 'safer-play'] },
  ),
  screen(
    PATHS.promotionApplication,
    'member-promotions:apply.title',
    () => import('./apply/application-screen'),
    { bottomBar: false, needs: { session: true }, labels: ['forms', 'errors', 'safer-play'] },
  ),
];
