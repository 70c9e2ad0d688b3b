import { api, type Game } from '@lobby/api-client';
import { createToggleQueue } from '@lobby/feature-kit';
import type { QueryClient } from '@tanstack/react-query';
import { COLLECTION, favouriteIdsQuery } from './favourite-ids.query';

/** One queue per client; it outlives the screen. */
const queues = new WeakMap<QueryClient, ReturnType<typeof createToggleQueue>>();

function queueOf(client: QueryClient) {
  const queue = queues.get(client) ?? createToggleQueue();
  queues.set(client, queue);
  return queue;
}

/** Updates the cached ids optimistically. */
function setFavourite(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueryData(favouriteIdsQuery.queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== nodeId);
    return wanted ? [...others, nodeId] : others;
  });
}

/**
 * Adds or removes a favourite (D2 §4): optimistically, then on the server. `onFail` is called with
 * the refused state after the rollback.
 */
export async function toggleFavourite(
  client: QueryClient,
  game: Game,
  onFail: (wanted: boolean) => void,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  const ids = client.getQueryData(queryKey) ?? (await client.fetchQuery(favouriteIdsQuery));
  const wanted = !ids.includes(game.nodeId);
  void client.cancelQueries({ queryKey });
  setFavourite(client, game.nodeId, wanted);
  await queueOf(client)(game.nodeId, {
    wanted,
    send: () => (wanted ? api.myGames.addFavourite(game) : api.myGames.removeFavourite(game)),
    onFail: () => {
      setFavourite(client, game.nodeId, !wanted);
      onFail(wanted);
      void client.invalidateQueries({ queryKey });
    },
  });
  await client.invalidateQueries({ queryKey: COLLECTION });
}
