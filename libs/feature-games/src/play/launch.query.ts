import { api, type Game } from '@lobby/api-client';
import { gameListPath } from '@lobby/core';
import { accountType, accountKey } from '@lobby/session';
import { queryOptions } from '@tanstack/react-query';

interface LaunchOptions {
  game: Game;
  /** Names one tap or one press of Reload: the same visit is never launched twice. */
  visit: string;
  /** Customer type of the player: a trial plays for fun. */
  customerType: number;
}

/**
 * The address of one play (D2 §4). A query, so that React's second effects and a screen drawn again
 * share one call; it neither repeats by itself nor is it cut off when the screen goes.
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
