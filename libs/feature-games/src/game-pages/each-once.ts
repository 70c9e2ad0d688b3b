import type { Game } from '@lobby/api-client';

/** Each game once, the first of equal ones. */
export function eachOnce(games: readonly Game[]): Game[] {
  const known = new Set<string>();
  return games.filter(({ nodeId }) => !known.has(nodeId) && known.add(nodeId));
}
