import { apiConfig, languageParam } from '../config';
import type { CallAnswer } from '../contract';
import { games } from '../contract/games/games';
import { type GameCategory, UNKNOWN } from '../contract/wire';
import { send, type SendOptions } from '../transport/send';
import { type GamePage, toGamePage } from './game-page';
import { type Game, toGame } from './to-game';

/** Games on a page (D2 §9). */
export const GAMES_PAGE_SIZE = 25;

/** What a page of the game list is narrowed by. */
export interface GameQuery {
  /** Absent: every category. */
  category?: GameCategory | undefined;
  vendorCode?: string | undefined;
  /** Part of a name; blanks around it are dropped (D2 §4). */
  name?: string | undefined;
  /** The vendor's class of a slot (D2 §3). */
  gameClass?: string | undefined;
  /** Only games with this least stake, a value of the documents' list (D2 §9). */
  minBet?: string | undefined;
  page: number;
}

/** A page of the merchant's games, in the current language (D2 §7). */
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

/** Games on a page of the whole catalogue: the most that the platform sends at once. */
const CATALOGUE_PAGE_SIZE = 100;

/** A page of the whole catalogue as the platform sends it, to be kept and read later. */
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
