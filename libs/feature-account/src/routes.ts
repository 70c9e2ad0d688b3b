import { PATHS } from '@lobby/core';
import { screen, type ScreenRoute } from '@lobby/feature-kit';
import { OWN_ACCOUNT } from '@lobby/session';
import './labels';

/** Options of screens in `SignInFrame`, which fills the viewport. */
const BARE = {
  header: false,
  bottomBar: false,
  back: 'home',
  labels: ['forms', 'errors'],
} as const;

/** Routes of this library (D1 §2). */
export const accountRoutes: readonly ScreenRoute[] = [
  screen(PATHS.login, 'account-login:login.title', () => import('./login/login-screen'), BARE),
  screen(
    PATHS.register,
    'account-register:register.title',
    () => import('./registration/registration-screen'),
    BARE,
  ),
  screen(
    PATHS.recover,
    'account-recover:recover.title',
    () => import('./recovery/recovery-screen'),
    BARE,
  ),
  screen(PATHS.trial, 'account-login:trial.title', () => import('./trial/trial-screen'), {
    back: 'home',
    labels: ['forms', 'errors'],
  }),
  screen(
    PATHS.changePassword,
    'account-password:password.title',
    () => import('./password/change-password-screen'),
    { ...BARE, back: 'history', needs: { session: true, beforeChange: true, guestsGoHome: true } },
  ),
  screen(
    PATHS.settings,
    'account-settings:settings.title',
    () => import('./settings/settings-screen'),
    { needs: { session: true, beforeChange: true } },
  ),
  screen(
    PATHS.devices,
    'account-settings:devices.title',
    () => import('./devices/devices-screen'),
    { needs: { session: true }, labels: ['forms', 'errors'] },
  ),
  screen(
    PATHS.announcements,
    'account-messages:announcements.title',
    () => import('./announcements/announcement-list-screen'),
    { bottomBar: false, needs: { session: true, beforeChange: true }, labels: ['forms'] },
  ),
  screen(
    PATHS.announcement,
    'account-messages:announcements.one',
    () => import('./announcements/announcement-screen'),
    { bottomBar: false, needs: { session: true, beforeChange: true }, labels: ['forms'] },
  ),
  screen(
    PATHS.agentNotices,
    'account-messages:announcements.title',
    () => import('./announcements/announcement-list-screen'),
    { needs: { agent: true }, labels: ['forms'] },
  ),
  screen(PATHS.inbox, 'account-messages:inbox.title', () => import('./inbox/inbox-screen'), {
    needs: { session: true, flag: 'inbox' },
    labels: ['forms', 'errors'],
  }),
  screen(
    PATHS.orderNews,
    'account-messages:orders.title',
    () => import('./messages/orders-screen'),
    {
      bottomBar: false,
      needs: OWN_ACCOUNT,
      labels: ['forms', 'records', 'errors'],
    },
  ),
  screen(
    PATHS.notices,
    'account-messages:notices.title',
    () => import('./notices/notices-screen'),
    {
      back: 'home',
      labels: ['forms'],
    },
  ),
];
