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
    path: PATHS.recover,
    screen: 'Password recovery (SMS or e-mail)',
    handle: {
      title: 'account:recover.title',
      header: false,
      bottomBar: false,
      back: 'home',
      needs: null,
    },
    load: () => withLabels(['account'], () => import('./recovery/recovery-screen')),
  },
  {
    path: PATHS.trial,
    screen: 'Free trial',
    handle: {
      title: 'account:trial.title',
      header: true,
      bottomBar: true,
      back: 'home',
      needs: null,
    },
    load: () => withLabels(['account'], () => import('./trial/trial-screen')),
  },
  {
    path: PATHS.changePassword,
    screen: 'Change password',
    handle: {
      title: 'account:password.title',
      header: false,
      bottomBar: false,
      back: 'history',
      needs: { session: true, guestsGoHome: true },
    },
    load: () => withLabels(['account'], () => import('./password/change-password-screen')),
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
  {
    path: PATHS.announcements,
    screen: 'Announcements',
    handle: {
      title: 'account:announcements.title',
      header: true,
      bottomBar: false,
      back: 'history',
      needs: { session: true },
    },
    load: () => withLabels(['account'], () => import('./announcements/announcement-list-screen')),
  },
  {
    path: PATHS.announcement,
    screen: 'Announcement',
    handle: {
      title: 'account:announcements.one',
      header: true,
      bottomBar: false,
      back: 'history',
      needs: { session: true },
    },
    load: () => withLabels(['account'], () => import('./announcements/announcement-screen')),
  },
  {
    path: PATHS.inbox,
    screen: 'Inbox (news and mail)',
    handle: {
      title: 'account:inbox.title',
      header: true,
      bottomBar: true,
      back: 'history',
      needs: { session: true, flag: 'inbox' },
    },
    load: () => withLabels(['account'], () => import('./inbox/inbox-screen')),
  },
  {
    path: PATHS.notices,
    screen: 'Notices',
    handle: {
      title: 'account:notices.title',
      header: true,
      bottomBar: true,
      back: 'home',
      needs: null,
    },
    load: () => withLabels(['account'], () => import('./notices/notices-screen')),
  },
];
