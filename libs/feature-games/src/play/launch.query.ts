import { api, type LaunchedGame } from '@lobby/api-client';
import { gameListPath, type Language, safeReturnPath } from '@lobby/core';
import { LAUNCH_ONCE } from '@lobby/feature-kit';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { vendorsQuery } from '../vendors.query';
import { playTypeOf } from './play-type';

interface LaunchOptions {
  game: LaunchedGame;
  /** The page to return to; null if unknown. */
  from: string | null;
  /** Code of the lottery to bet on. */
  lottery?: string | undefined;
  /** Identifies this try; sent once. */
  visit: string;
  /** Idempotency key of one tap or one press of Reload: a further try of it opens the same play. */
  play: string;
  playMoney: boolean;
  language: Language;
}

/** Prize mode by play type: entertainment or traditional (D2 §4). */
const PRIZE_MODES = { ent: 'Elott', trad: 'Lott' } as const;

/** Play type of a game; of lotteries as the vendors say, traditional where they cannot be asked. */
async function playTypeFor(
  client: QueryClient,
  { game, language }: LaunchOptions,
): Promise<keyof typeof PRIZE_MODES | undefined> {
  if (game.category !== 'LOTT') return undefined;
  return playTypeOf(await client.fetchQuery(vendorsQuery(language)).catch(() => []));
}

/** How a lottery is opened: its play type, and its code with the prize mode that goes with it. */
async function lotteryFor(client: QueryClient, options: LaunchOptions) {
  const playType = await playTypeFor(client, options);
  const { lottery: code } = options;
  if (playType === undefined || code === undefined) return { playType };
  return { playType, lottery: { code, mode: PRIZE_MODES[playType] } };
}

/**
 * The launch address of one visit (D2 §4). A query, so that double effects and remounts share one
 * call.
 */
export function launchQuery(options: LaunchOptions) {
  const { game, from, visit, play, playMoney } = options;
  const back = from === null ? gameListPath(game.category) : safeReturnPath(from);
  return queryOptions({
    queryKey: ['launch', game.nodeId ?? game.vendorCode, visit],
    queryFn: async ({ client }) =>
      api.myGames.launch(game, {
        backUrl: new URL(back, window.location.href).href,
        playMoney,
        ...(await lotteryFor(client, options)),
        key: play,
      }),
    ...LAUNCH_ONCE,
  });
}
