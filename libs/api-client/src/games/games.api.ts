import { apiConfig } from '../config';
import { games } from '../contract/games';
import { send, type SendOptions } from '../transport/send';
import { toGame, type Game, type GameCategory } from './to-game';

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

export interface VendorGroup {
  category: GameCategory;
  name: string;
  vendors: { code: string; name: string; icon: string; maintenance: boolean }[];
}

/** The language an answer is to be in. */
export const here = () => ({ language: apiConfig().language() });

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
      ...here(),
    },
    options,
  );
  return { games: value.games.map(toGame), page: value.pageNum, totalPages: value.totalPages };
}

export async function hot(options?: SendOptions): Promise<Game[]> {
  const input = { isPlatform: 2, ...here(), platform: 'html5', merchantCode: apiConfig().merchant };
  const value = await send(games.hot, input, options);
  return value.map(toGame);
}

export async function vendors(options?: SendOptions): Promise<VendorGroup[]> {
  const value = await send(
    games.vendors,
    { typeId: 1, merchant_code: apiConfig().merchant, ...here() },
    options,
  );
  return value.map((group) => ({
    category: group.gameType,
    name: group.displayName,
    vendors: group.vassalages.map((vendor) => ({
      code: vendor.vassalage,
      name: vendor.displayName,
      icon: vendor.iconUrl,
      maintenance: vendor.maintenance,
    })),
  }));
}
