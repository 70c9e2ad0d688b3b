import type { Game } from '@lobby/api-client';
import { fold } from './fold';

/** Folded once for each game, however often people type. */
const folded = new WeakMap<Game, string>();

function foldedName(game: Game): string {
  const known = folded.get(game);
  if (known !== undefined) return known;
  const made = fold(game.name);
  folded.set(game, made);
  return made;
}

/** The games whose name holds the text, in their order; every game for an empty text. */
export function localMatches(games: readonly Game[], text: string): Game[] {
  const wanted = fold(text);
  return games.filter((game) => foldedName(game).includes(wanted));
}
