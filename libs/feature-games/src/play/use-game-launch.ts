import { api } from '@lobby/api-client';
import { gameListPath, randomId, safeReturnPath } from '@lobby/core';
import { useLaunch, type Launch, type LaunchCall } from '@lobby/feature-kit';
import { useLanguage } from '@lobby/i18n';
import { currentBrand } from '@lobby/session';
import { useState } from 'react';
import type { PlayTarget } from '../open-game/play-address';
import { lotteryFor } from './lottery-launch';

interface GameLaunchState {
  launch: Launch;
  /** Number of the attempt, from 0. */
  attempt: number;
  /** Retries with the same idempotency key, or refetches the trusted origins. */
  retry(): void;
  /** Launches again with a new key if the game was ready; else retries. */
  reload(): void;
}

/** Launches a game once per visit (D2 §4) and checks its URL against the trusted origins. */
export function useGameLaunch(
  target: PlayTarget,
  { visit, playMoney }: { visit: string; playMoney: boolean },
): GameLaunchState {
  const { game, from, lottery } = target;
  const language = useLanguage();
  // Idempotency key of one tap or reload; retries reuse it to open the same play.
  const [play, setPlay] = useState(() => randomId());
  const back = from === null ? gameListPath(game.category) : safeReturnPath(from);
  const call = (tried: string): LaunchCall<{ address: string }> => ({
    queryKey: ['launch', game.nodeId ?? game.vendorCode, tried],
    queryFn: async ({ client }) => {
      const address = await api.myGames.launch(game, {
        backUrl: new URL(back, window.location.href).href,
        playMoney,
        ...(await lotteryFor(client, { game, lottery, language })),
        key: play,
      });
      return { address };
    },
  });
  const ownOrigins = currentBrand().gameOrigins;
  const { launch, attempt, retry } = useLaunch({ purpose: 'game', ownOrigins, visit, call });
  const reload = () => {
    if (launch.step === 'launching') return;
    if (launch.step === 'ready') setPlay(randomId());
    retry();
  };
  return { launch, attempt, retry, reload };
}
