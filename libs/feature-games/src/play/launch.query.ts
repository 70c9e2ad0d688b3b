import { api, UNKNOWN, type LaunchedGame } from '@lobby/api-client';
import { gameListPath, type Language, safeReturnPath } from '@lobby/core';
import { LAUNCH_ONCE } from '@lobby/feature-kit';
import { vendorsQuery } from '@lobby/session';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { lotteriesQuery } from '../lottery/lottery.query';
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

/** Code of the lottery that a game opens: as the address says, else as the lotteries do; undefined for other games. */
async function codeFor(client: QueryClient, { game, lottery, language }: LaunchOptions) {
  if (lottery !== undefined || game.nodeId === undefined) return lottery;
  const lotteries = await client.ensureQueryData(lotteriesQuery(language)).catch(() => undefined);
  return lotteries?.list.find(({ nodeId }) => nodeId === game.nodeId)?.gameCode;
}

/**
 * How a lottery or the lobby of a vendor of them is opened (D2 §4): play type and prize mode as the vendors say, traditional
 * where they cannot be asked. Nothing of it for other games; one of the category that is no lottery of the platform has
 * a play type alone. A game without a category, as of a banner, may be a lottery.
 */
async function lotteryFor(client: QueryClient, options: LaunchOptions) {
  const { game, language } = options;
  const ofCategory = game.category === 'LOTT';
  if (!ofCategory && game.category !== UNKNOWN) return {};
  const code = await codeFor(client, options);
  if (!ofCategory && code === undefined) return {};
  const playType = playTypeOf(await client.fetchQuery(vendorsQuery(language)).catch(() => []));
  if (code === undefined && game.nodeId !== undefined) return { playType };
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
