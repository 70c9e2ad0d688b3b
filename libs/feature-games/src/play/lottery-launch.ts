import { UNKNOWN, type LaunchedGame, type VendorGroup } from '@lobby/api-client';
import type { Language } from '@lobby/core';
import { vendorsQuery } from '@lobby/session';
import type { QueryClient } from '@tanstack/react-query';
import { lotteriesQuery } from '../lottery/lottery.query';

/** Vendor of the Vietnamese lotteries (D2 §4). */
const LOTTO_VN = 'TCG_LOTTO_VN';

/** Prize mode by play type: entertainment or traditional (D2 §4). */
const PRIZE_MODES = { ent: 'Elott', trad: 'Lott' } as const;

type Vendors = readonly (Pick<VendorGroup, 'category'> & {
  readonly vendors: readonly Pick<VendorGroup['vendors'][number], 'code' | 'playTypes'>[];
})[];

/** Play type of lotteries: `ent` if a lottery vendor supports it (D2 §4). */
export const playTypeOf = (groups: Vendors): keyof typeof PRIZE_MODES =>
  groups.some(({ category, vendors }) =>
    vendors.some(
      ({ code, playTypes }) =>
        (category === 'LOTT' || code === LOTTO_VN) && playTypes.includes('ent'),
    ),
  )
    ? 'ent'
    : 'trad';

interface LotteryOptions {
  game: LaunchedGame;
  /** Code of the lottery to bet on. */
  lottery?: string | undefined;
  language: Language;
}

/** Code of a game's lottery, from the address or else from the list of lotteries; undefined for other games. */
async function codeFor(client: QueryClient, { game, lottery, language }: LotteryOptions) {
  if (lottery !== undefined || game.nodeId === undefined) return lottery;
  const lotteries = await client.ensureQueryData(lotteriesQuery(language)).catch(() => undefined);
  return lotteries?.list.find(({ nodeId }) => nodeId === game.nodeId)?.gameCode;
}

/**
 * Lottery parameters of a launch (D2 §4). A lottery or lottery lobby: play type and prize mode from the vendors, `trad`
 * if they fail to load. A LOTT game that is not in the platform's list: play type only. Other games: none. A game
 * without category (a banner's) may be a lottery.
 */
export async function lotteryFor(client: QueryClient, options: LotteryOptions) {
  const { game, language } = options;
  const ofCategory = game.category === 'LOTT';
  if (!ofCategory && game.category !== UNKNOWN) return {};
  const code = await codeFor(client, options);
  if (!ofCategory && code === undefined) return {};
  const playType = playTypeOf(await client.fetchQuery(vendorsQuery(language)).catch(() => []));
  if (code === undefined && game.nodeId !== undefined) return { playType };
  return { playType, lottery: { code, mode: PRIZE_MODES[playType] } };
}
