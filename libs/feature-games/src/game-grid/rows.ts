import type { Game } from '@lobby/api-client';

/** Games in rows of so many. */
export function toRows(games: readonly Game[], columns: number): Game[][] {
  const count = Math.ceil(games.length / columns);
  return Array.from({ length: count }, (_, row) => games.slice(row * columns, (row + 1) * columns));
}

/** Whether two rows show the same: a longer list makes new rows of the same games. */
export function sameGames(one: readonly Game[], other: readonly Game[]): boolean {
  return one.length === other.length && one.every((game, index) => game === other[index]);
}
