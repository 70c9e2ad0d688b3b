import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const service = () => import('./service-screen');

/** Route of customer service. */
export const serviceRoutes: readonly ScreenRoute[] = [
  screen(PATHS.service, 'member-service:service.title', service, {
    header: false,
    bottomBar: false,
    labels: ['errors'],
  }),
  screen(PATHS.customer, 'member-service:service.title', service, { labels: ['errors'] }),
];
