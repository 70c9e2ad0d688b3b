import { fold, type Game } from '@lobby/api-client';
import { eachOnce } from '../game-pages/each-once';
import { hasWords, wordsOf } from './find-names';

/** Folded once per game, not per keystroke. */
const foldedNames = new WeakMap<Game, string>();

/** Folded name of a game. */
export function foldedName(game: Game): string {
  const cached = foldedNames.get(game);
  if (cached !== undefined) return cached;
  const name = fold(game.name);
  foldedNames.set(game, name);
  return name;
}

/** The games whose name contains every word of the text, in order; all of them for an empty text. */
export function matchGames(games: readonly Game[], text: string): Game[] {
  const words = wordsOf(text);
  return games.filter((game) => hasWords(foldedName(game), words));
}

/** Concatenates lists, keeping the first of equal games: rows on screen stay in place when more arrive. */
export function mergeGames(...lists: readonly (readonly Game[])[]): Game[] {
  return eachOnce(lists.flat());
}
