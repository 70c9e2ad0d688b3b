import { api, type Game } from '@lobby/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { COLLECTION, favouriteIdsQuery } from './favourite-ids.query';
import { createWishes } from './wishes';

/** The wishes of one page; they outlive the screen they were made on. */
const queues = new WeakMap<QueryClient, ReturnType<typeof createWishes>>();

function queueOf(client: QueryClient) {
  const queue = queues.get(client) ?? createWishes();
  queues.set(client, queue);
  return queue;
}

/** Shows a heart as filled or not, before the server has been asked. */
function mark(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueryData(favouriteIdsQuery.queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== nodeId);
    return wanted ? [...others, nodeId] : others;
  });
}

/**
 * Adds or removes a favourite by what is shown (D2 §4): at once for the eye, then on the server.
 * `failed` is told what could not be had, after the heart is as it was.
 */
export async function toggleFavourite(
  client: QueryClient,
  game: Game,
  failed: (wanted: boolean) => void,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  const ids = client.getQueryData(queryKey) ?? (await client.fetchQuery(favouriteIdsQuery));
  const wanted = !ids.includes(game.nodeId);
  void client.cancelQueries({ queryKey });
  mark(client, game.nodeId, wanted);
  await queueOf(client)(game.nodeId, {
    wanted,
    send: () => (wanted ? api.myGames.addFavourite(game) : api.myGames.removeFavourite(game)),
    failed: () => {
      mark(client, game.nodeId, !wanted);
      failed(wanted);
      void client.invalidateQueries({ queryKey });
    },
  });
  await client.invalidateQueries({ queryKey: COLLECTION });
}
