import { registerLabels } from '@lobby/i18n';

/** Label namespaces of Home's blocks, lists, tiles, filter, game info and the game shell. */
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
