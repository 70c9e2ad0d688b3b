import { api, type Game } from '@lobby/api-client';
import { changeOnce, createClientQueues, fetchAnew } from '@lobby/feature-kit';
import { currentToken } from '@lobby/session';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
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
 * Adds or removes a favourite (D2 §4), or sets a given state; updates the cache first, then the platform. On an error
 * rolls back and calls `onFail` with the failed state.
 */
export async function toggleFavourite(
  client: QueryClient,
  game: Game,
  onFail: (wanted: boolean) => void,
  asked?: boolean,
): Promise<void> {
  const { queryKey } = favouriteIdsQuery;
  const token = currentToken();
  const ids = client.getQueryData(queryKey) ?? (await fetchAnew(client, favouriteIdsQuery));
  // The session changed while the list was loading.
  if (token !== currentToken()) return;
  const isFavourite = ids.includes(game.nodeId);
  const wanted = asked ?? !isFavourite;
  if (wanted === isFavourite) return;
  void client.cancelQueries({ queryKey });
  setFavourite(client, game.nodeId, wanted);
  const mutationKey = COLLECTION;
  const change = () =>
    queueOf(client)(game.nodeId, {
      wanted,
      send: () =>
        changeOnce(
          () => (wanted ? api.myGames.addFavourite(game) : api.myGames.removeFavourite(game)),
          () => api.myGames.favouriteIds(),
          (now) => now.includes(game.nodeId) === wanted,
        ),
      onFail: () => {
        setFavourite(client, game.nodeId, !wanted);
        onFail(wanted);
      },
    });
  await new MutationObserver(client, { mutationKey, mutationFn: change }).mutate();
  // An answer lacks the changes that are still on their way.
  if (client.isMutating({ mutationKey }) > 0) return;
  void client.invalidateQueries({ queryKey });
  await client.invalidateQueries({ queryKey: COLLECTION });
}
