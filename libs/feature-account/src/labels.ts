import { registerLabels } from '@lobby/i18n';

/** Label namespaces of this library, typed by the English files. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    'account-login': typeof import('./labels/en/account-login.json');
    'account-register': typeof import('./labels/en/account-register.json');
    'account-recover': typeof import('./labels/en/account-recover.json');
    'account-password': typeof import('./labels/en/account-password.json');
    'account-settings': typeof import('./labels/en/account-settings.json');
    'account-messages': typeof import('./labels/en/account-messages.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
