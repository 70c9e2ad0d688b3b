import type { Game } from '@lobby/api-client';

let wished: Game | undefined;

/** Remembers the game whose heart led a guest to the login. */
export function wishFor(game: Game): void {
  wished = game;
}

/** The game that was wished for; it is forgotten, also for a guest who came back without a login. */
export function takeWish(): Game | undefined {
  const game = wished;
  wished = undefined;
  return game;
}
