import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';

const centre = () => import('./me-screen');

/** Routes of the member centre and My account. */
export const meRoutes: readonly ScreenRoute[] = [
  screen(PATHS.me, 'member-me:me.title', centre, { header: false }),
  screen(PATHS.memberHome, 'member-me:me.title', centre),
  screen(PATHS.myAccount, 'member-me:entry.account', () => import('./account/my-account-screen'), {
    needs: { session: true },
    labels: ['forms', 'errors'],
  }),
];
