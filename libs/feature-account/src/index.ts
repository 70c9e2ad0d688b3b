import { lazy } from 'react';

export { accountLabels } from './labels';
export { LanguageButton } from './language/language-button';
export { accountRoutes } from './routes';

/** Popups of the board; fetched with the first of them. */
export const AnnouncementPopup = lazy(async () => ({
  default: (await import('./announcements/popup/announcement-popup')).AnnouncementPopup,
}));

/** Logs in at start where somebody asked to be remembered. */
export async function autoLogin(): Promise<void> {
  const login = await import('./login/auto-login');
  await login.autoLogin();
}
