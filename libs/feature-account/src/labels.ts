import { catalogues } from '@lobby/i18n';

declare module '@lobby/i18n' {
  interface Labels {
    account: typeof import('./labels/en.json');
  }
}

/** Words of login, registration and settings. */
export const accountLabels = {
  namespace: 'account',
  load: catalogues(import.meta.glob('./labels/*.json')),
};
