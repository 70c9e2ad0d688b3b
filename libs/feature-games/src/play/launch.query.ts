import { api, type Game } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import { accountType, accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

interface LaunchOptions {
  game: Game;
  /** Identifies one tap or one press of Reload; launched once. */
  visit: string;
  /** Customer type of the player: a trial plays for fun. */
  customerType: number;
}

/**
 * The launch address of one visit (D2 §4). A query, so that double effects and remounts share one
 * call; never retried, refetched or aborted.
 */
export function launchQuery({ game, visit, customerType }: LaunchOptions) {
  return queryOptions({
    queryKey: [...accountKey, 'launch', game.nodeId, visit],
    queryFn: () =>
      api.myGames.launch(game, {
        backUrl: new URL(gameListPath(game.category), window.location.href).href,
        playMoney: accountType(customerType).name === 'trial',
      }),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    retryOnMount: false,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    networkMode: 'always',
  });
}
