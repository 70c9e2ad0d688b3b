import type { Game, GamePage } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { listKey, type ListRequest } from './game-pages.query';

/** Every game of a list that any page or search has brought so far. */
export function cachedGames(client: QueryClient, request: ListRequest, language: Language): Game[] {
  const queryKey = listKey(request, language);
  return client
    .getQueriesData<InfiniteData<GamePage>>({ queryKey })
    .flatMap(([, data]) => data?.pages ?? [])
    .flatMap((page) => page.games);
}
