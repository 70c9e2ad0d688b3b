import { api, type Game } from '@lobby/api-client';
import { createClientQueues } from '@lobby/feature-kit';
import type { QueryClient } from '@tanstack/react-query';
import { COLLECTION, favouriteIdsQuery } from './favourite-ids.query';

const queueOf = createClientQueues();

/** Updates the cached ids optimistically. */
function setFavourite(client: QueryClient, nodeId: string, wanted: boolean): void {
  client.setQueryData(favouriteIdsQuery.queryKey, (ids = []) => {
    const others = ids.filter((id) => id !== nodeId);
    return wanted ? [...others, nodeId] : others;
  });
}

/**
 * Adds or removes a favourite (D2 §4), or brings it to the state asked for: optimistically, then on the server. `onFail` is
 * called with the refused state after the rollback.
 */
export async function toggleFavourite(
  client: QueryClient,
  game: Game,
  onFail: (wanted: boolean) => void,
  asked?: boolean,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  const ids = client.getQueryData(queryKey) ?? (await client.fetchQuery(favouriteIdsQuery));
  const kept = ids.includes(game.nodeId);
  const wanted = asked ?? !kept;
  if (wanted === kept) return;
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
