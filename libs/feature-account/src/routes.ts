import { PATHS } from '@lobby/core';
import { withLabels } from '@lobby/i18n';
import type { ScreenRoute } from '@lobby/session';

/** Screens of this library (D1 §2). */
export const accountRoutes: readonly ScreenRoute[] = [
  {
    path: PATHS.login,
    screen: 'Login',
    handle: {
      title: 'account:login.title',
      header: false,
      bottomBar: false,
      back: 'home',
      needs: null,
    },
    load: () => withLabels(['account'], () => import('./login/login-screen')),
  },
  {
    path: PATHS.register,
    screen: 'Registration',
    handle: {
      title: 'account:register.title',
      header: false,
      bottomBar: false,
      back: 'home',
      needs: null,
    },
    load: () => withLabels(['account'], () => import('./registration/registration-screen')),
  },
  {
    path: PATHS.settings,
    screen: 'Settings',
    handle: {
      title: 'account:settings.title',
      header: true,
      bottomBar: true,
      back: 'history',
      needs: { session: true },
    },
    load: () => withLabels(['account'], () => import('./settings/settings-screen')),
  },
];
