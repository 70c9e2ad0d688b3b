import type { Game } from '@lobby/api-client';

/** Combining accents of Latin letters; Thai and Japanese marks are letters and stay. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Folds case, accents, width and whitespace for comparison, so that `ho ca` finds `Hồ Cá`. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(ACCENTS, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Folded once per game, not per keystroke. */
const foldedNames = new WeakMap<Game, string>();

function foldedName(game: Game): string {
  const cached = foldedNames.get(game);
  if (cached !== undefined) return cached;
  const name = fold(game.name);
  foldedNames.set(game, name);
  return name;
}

/** The games whose name contains the text, in order; all of them for an empty text. */
export function matchGames(games: readonly Game[], text: string): Game[] {
  const wanted = fold(text);
  return games.filter((game) => foldedName(game).includes(wanted));
}

/** Concatenates lists, keeping the first of equal games: rows on screen stay in place when more arrive. */
export function mergeGames(...lists: readonly (readonly Game[])[]): Game[] {
  const byId = new Map<string, Game>();
  for (const game of lists.flat()) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
  return [...byId.values()];
}
