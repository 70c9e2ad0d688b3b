import type { Game } from '@lobby/api-client';

/** Lists one after the other, each game once: where it came first. What is shown does not move when more arrive. */
export function mergeGames(...lists: readonly (readonly Game[])[]): Game[] {
  const byId = new Map<string, Game>();
  for (const game of lists.flat()) if (!byId.has(game.nodeId)) byId.set(game.nodeId, game);
  return [...byId.values()];
}
