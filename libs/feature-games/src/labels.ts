import { catalogues } from '@lobby/i18n';

declare module '@lobby/i18n' {
  interface Labels {
    games: typeof import('./labels/en.json');
  }
}

export const gamesLabels = {
  namespace: 'games',
  load: catalogues(import.meta.glob('./labels/*.json')),
};
