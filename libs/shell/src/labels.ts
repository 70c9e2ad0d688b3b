import { catalogues } from '@lobby/i18n';

declare module '@lobby/i18n' {
  interface Labels {
    shell: typeof import('./labels/en.json');
  }
}

export const shellLabels = {
  namespace: 'shell',
  load: catalogues(import.meta.glob('./labels/*.json')),
};
