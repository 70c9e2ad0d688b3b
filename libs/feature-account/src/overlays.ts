import { withLabels } from '@lobby/i18n';
import { lazyOverlay, optionalLazy, type OverlayProps } from '@lobby/ui-kit';

/** Announcement popups of the board; the chunk is imported with the first popup. */
export const AnnouncementPopup = optionalLazy(() =>
  withLabels(['account-messages', 'forms'], async () => ({
    default: (await import('./announcements/popup/announcement-popup')).AnnouncementPopup,
  })),
);

/** Dialogs for pending contracts; the chunk is imported on first render. */
export const ContractPrompt = optionalLazy(() =>
  withLabels(['account-messages', 'forms'], async () => ({
    default: (await import('./contract-prompts/contract-prompt')).ContractPrompt,
  })),
);

/** Login modal for a guest, over the current page. No-op when signed in. */
export const LoginModal = lazyOverlay<OverlayProps>(
  () =>
    withLabels(['account-login', 'forms', 'errors'], async () => ({
      default: (await import('./login/modal/login-modal')).LoginModal,
    })),
  ({ onClose }) => onClose(),
);
