import { apiConfig, languageParam } from '../config';
import type { CallAnswer } from '../contract';
import { games } from '../contract/games/games';
import { type GameCategory, UNKNOWN } from '../contract/wire';
import { send, type SendOptions } from '../transport/send';
import { type Game, toGame } from './to-game';

/** Games on a page (D2 §9). */
export const GAMES_PAGE_SIZE = 25;

export interface GamePage {
  games: Game[];
  /** From 1. */
  page: number;
  totalPages: number;
}

export interface GameQuery {
  /** Absent: every category. */
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  /** Part of a name; blanks around it are dropped (D2 §4). */
  name?: string | undefined;
  page: number;
}

export async function list(query: GameQuery, options?: SendOptions): Promise<GamePage> {
  const name = query.name?.trim();
  const value = await send(
    games.list,
    {
      merchant: apiConfig().merchant,
      platform: 'html5',
      gameName: name || undefined,
      gameType: query.category ?? '',
      pageNo: query.page,
      pageSize: GAMES_PAGE_SIZE,
      vassalage: query.vendorCode,
      ...languageParam(),
    },
    options,
  );
  return { games: value.games.map(toGame), page: value.pageNum, totalPages: value.totalPages };
}

/** Most played games. Keep the order of the fields: the page's HTML requests the same address early. */
export async function hot(options?: SendOptions): Promise<Game[]> {
  const { merchant } = apiConfig();
  const input = { isPlatform: 2, ...languageParam(), platform: 'html5', merchantCode: merchant };
  return (await send(games.hot, input, options)).map(toGame);
}

type WireVendor = CallAnswer<typeof games.vendors>[number]['vendors'][number];

const toVendor = ({ accountTypeName, displayName, ...vendor }: WireVendor) => ({
  code: accountTypeName,
  name: displayName,
  ...vendor,
});

/** Vendors by category, in the platform's order. Leaves unknown categories out: no list takes them. */
export async function vendors(options?: SendOptions) {
  const input = { typeId: 1, merchant_code: apiConfig().merchant, ...languageParam() };
  const groups = await send(games.vendors, input, options);
  return groups.flatMap(({ gameType, displayName, vendors: own }) =>
    gameType === UNKNOWN
      ? []
      : [{ category: gameType, name: displayName, vendors: own.map(toVendor) }],
  );
}

export type VendorGroup = Awaited<ReturnType<typeof vendors>>[number];
