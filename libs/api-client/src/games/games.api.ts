import { apiConfig, languageParam } from '../config';
import type { CallAnswer } from '../contract';
import { games } from '../contract/games/games';
import { type GameCategory, UNKNOWN } from '../contract/wire';
import { send, type SendOptions } from '../transport/send';
import { GAMES_PAGE_SIZE, type GamePage, toGamePage } from './game-page';
import { type Game, toGame } from './to-game';

/** Filters and page of the game list. */
export interface GameQuery {
  /** Default: every category. */
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  /** Part of a name; trimmed (D2 §4). */
  name?: string | undefined;
  /** The vendor's class of a slot (D2 §3). */
  gameClass?: string | undefined;
  /** Minimum stake, one of the documented values (D2 §9). */
  minBet?: string | undefined;
  page: number;
}

/** Returns a page of the merchant's games in the current language (D2 §7). */
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
      gameClassify: query.gameClass,
      minBet: query.minBet,
      ...languageParam(),
    },
    options,
  );
  return toGamePage(value);
}

/** Page size for the whole catalogue: the platform's maximum. */
const CATALOGUE_PAGE_SIZE = 100;

/** Returns a page of the whole catalogue in wire format, for caching; parse it with `readCatalogue`. */
export const catalogueAnswer = (page: number, options?: SendOptions) =>
  send(
    games.list,
    {
      merchant: apiConfig().merchant,
      platform: 'html5',
      gameType: '',
      pageNo: page,
      pageSize: CATALOGUE_PAGE_SIZE,
      ...languageParam(),
    },
    options,
  );

/** Returns the most played games. Keep the field order: the page's HTML prefetches the same URL. */
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

/** Returns vendors by category, in the platform's order. Omits unknown categories, which no list accepts. */
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
