import { fold, type Game } from '@lobby/api-client';
import { onceBy } from '@lobby/feature-kit';
import { hasWords, wordsOf } from './find-names';

/** Cache of folded names: fold once per game, not per keystroke. */
const foldedNames = new WeakMap<Game, string>();

/** Folded name of a game. */
export function foldedName(game: Game): string {
  const cached = foldedNames.get(game);
  if (cached !== undefined) return cached;
  const name = fold(game.name);
  foldedNames.set(game, name);
  return name;
}

/** Games whose name contains every word of the text, in order; all games for an empty text. */
export function matchGames(games: readonly Game[], text: string): Game[] {
  const words = wordsOf(text);
  return games.filter((game) => hasWords(foldedName(game), words));
}

/** Concatenates lists and deduplicates by id, keeping the first, so that rows on screen do not move. */
export function mergeGames(...lists: readonly (readonly Game[])[]): Game[] {
  return onceBy(lists.flat(), ({ nodeId }) => nodeId);
}
