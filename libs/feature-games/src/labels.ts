import { registerLabels } from '@lobby/i18n';

/** Words of Home’s blocks, the lists and tiles, of filter and facts, and of a game that runs. */
declare module 'i18next' {
  interface ResourceNamespaceMap {
    games: typeof import('./labels/en/games.json');
    'games-centre': typeof import('./labels/en/games-centre.json');
    'games-lottery': typeof import('./labels/en/games-lottery.json');
    'games-list': typeof import('./labels/en/games-list.json');
    'games-search': typeof import('./labels/en/games-search.json');
    'games-play': typeof import('./labels/en/games-play.json');
  }
}

registerLabels(import.meta.glob('./labels/*/*.json'));
