import { hasPassword, readStored } from '@lobby/core';
import { withLabels } from '@lobby/i18n';
import { lazyOverlay, optionalLazy, type OverlayProps } from '@lobby/ui-kit';

export { LanguageButton } from './language/language-button';
export { accountRoutes } from './routes';

/** Popups of the board; fetched with the first of them. */
export const AnnouncementPopup = optionalLazy(() =>
  withLabels(['account-messages', 'forms'], async () => ({
    default: (await import('./announcements/popup/announcement-popup')).AnnouncementPopup,
  })),
);

/** Contracts that wait for a member's answer, one dialog each; fetched with the first who may have any. */
export const ContractPrompt = optionalLazy(() =>
  withLabels(['account-messages', 'forms'], async () => ({
    default: (await import('./contract-prompts/contract-prompt')).ContractPrompt,
  })),
);

/** Asks a guest to log in over the page. */
export const LoginModal = lazyOverlay<OverlayProps>(
  () =>
    withLabels(['account-login', 'forms', 'errors'], async () => ({
      default: (await import('./login/modal/login-modal')).LoginModal,
    })),
  ({ onClose }) => onClose(),
);

/**
 * Logs in at start where somebody asked to be remembered, and forgets a password that the brand no
 * longer keeps. Fetches nothing for anybody else.
 */
export async function autoLogin(): Promise<void> {
  if (!readStored('autoLogin') && !hasPassword(readStored('remembered'))) return;
  const login = await import('./login/auto-login');
  await login.autoLogin();
}
