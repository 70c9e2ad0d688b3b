import { catalogues, type Labels } from '@lobby/i18n';

declare module '@lobby/i18n' {
  interface Labels {
    games: typeof import('./labels/en.json');
  }
}

/** A label key of this library. */
export type GamesLabel = keyof Labels['games'];

/** Texts of the games' screens and blocks, for the shell to register. */
export const gamesLabels = {
  namespace: 'games',
  load: catalogues(import.meta.glob('./labels/*.json')),
};
