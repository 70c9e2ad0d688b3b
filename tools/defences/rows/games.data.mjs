const PLAY = 'libs/feature-games/src/play';
const PLAY_TEST = `${PLAY}/play-screen.test.tsx`;
const FAVOURITES = 'libs/feature-games/src/favourites';

/** Games, lists and waits. */
export const GAMES = [
  {
    name: 'game: launched once a visit',
    file: `${PLAY}/launch.query.ts`,
    from: `    staleTime: Infinity,\n    gcTime: 0,`,
    to: `    staleTime: 0,\n    gcTime: 0,`,
    test: `${PLAY_TEST} › launches it once although effects run twice`,
  },
  {
    name: 'game: another visit is another launch',
    file: `${PLAY}/launch.query.ts`,
    from: `'launch', game.nodeId, visit]`,
    to: `'launch', game.nodeId]`,
    test: `${PLAY_TEST} › launches again only by Reload`,
  },
  {
    name: 'game: shown from a trusted origin alone',
    file: `${PLAY}/use-game-launch.ts`,
    from: `if (safe.kind === 'trusted') {\n    return { step: 'ready', address: safe.href, origin: new URL(safe.href).origin };\n  }`,
    to: `if (safe.kind) {\n    return { step: 'ready', address: launch.data, origin: new URL(launch.data).origin };\n  }`,
    test: `${PLAY_TEST} › refuses an address of an unknown origin`,
  },
  {
    name: 'game: messages of its origin alone',
    file: `${PLAY}/game-message.ts`,
    from: ` || event.origin !== origin`,
    to: '',
    test: `${PLAY}/game-message.test.ts › another origin or another window is not heard`,
  },
  {
    name: 'game: messages of its frame alone',
    file: `${PLAY}/game-message.ts`,
    from: `source === null || event.source !== source || `,
    to: '',
    test: `${PLAY}/game-message.test.ts › another origin or another window is not heard`,
  },
  {
    name: 'game: left with the balance fetched anew',
    file: `${PLAY}/use-leave-game.ts`,
    from: `    void client.invalidateQueries({ queryKey: walletQuery.queryKey });\n`,
    to: '',
    test: `${PLAY_TEST} › is left with the balance fetched anew`,
  },
  {
    name: 'game: a wait is slow after 8 s',
    file: `${PLAY}/use-wait-stage.ts`,
    from: `SLOW_AFTER_MS = 8_000`,
    to: `SLOW_AFTER_MS = 29_000`,
    test: `${PLAY}/use-wait-stage.test.ts › a wait is slow after 8 s and stuck after 30 s (decision 25)`,
  },
  {
    name: 'favourites: a heart that failed is as before',
    file: `${FAVOURITES}/toggle-favourite.ts`,
    from: `      setFavourite(client, game.nodeId, !wanted);\n`,
    to: '',
    test: `${FAVOURITES}/favourites.test.tsx › is as it was when the server refuses and the favourites do not load either`,
  },
  {
    name: 'favourites: changes of one game never overlap',
    file: `${FAVOURITES}/toggle-queue.ts`,
    from: `    if (busy.has(key)) return;\n`,
    to: '',
    test: `${FAVOURITES}/toggle-queue.test.ts › a double tap while the first is under way sends the second after it`,
  },
  {
    name: 'lists: one page a second',
    file: 'libs/feature-games/src/game-pages/use-shown-pages.ts',
    from: `APPEND_INTERVAL_MS = 1000`,
    to: `APPEND_INTERVAL_MS = 100`,
    test: 'libs/feature-games/src/game-pages/use-shown-pages.test.ts › a list near its end grows by one page a second',
  },
  {
    name: 'lists: 25 games a page when one comes back',
    file: 'libs/feature-games/src/game-pages/game-pages.query.ts',
    from: `PAGE_SIZE = 25`,
    to: `PAGE_SIZE = 50`,
    test: 'libs/feature-games/src/game-list/game-list-screen.test.tsx › is at its place again after a reload: three pages and the next are fetched',
  },
  {
    name: 'forms: checked 200 ms after a change of language',
    file: 'libs/feature-kit/src/form/use-language-revalidation.ts',
    from: `REVALIDATION_MS = 200`,
    to: `REVALIDATION_MS = 2000`,
    test: 'libs/feature-kit/src/form/use-language-revalidation.test.tsx › are checked again 200 ms after the last change, and once',
  },
];
