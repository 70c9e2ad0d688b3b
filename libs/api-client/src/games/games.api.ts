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

const here = () => ({ language: apiConfig().language() });

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

export async function favourites(
  query: Omit<GameQuery, 'name' | 'vendorCode'>,
  options?: SendOptions,
): Promise<GamePage> {
  const value = await send(
    games.favourites,
    { pageNo: query.page, pageSize: GAMES_PAGE_SIZE, gameType: query.category ?? '', ...here() },
    options,
  );
  return { games: value.content.map(toGame), page: value.pageNum, totalPages: value.totalPages };
}

/** Identifiers of every favourite, to mark the hearts. */
export async function favouriteIds(options?: SendOptions): Promise<string[]> {
  const { list } = await send(games.favouriteIds, {}, options);
  return list;
}

export type FavouriteRef = Pick<Game, 'nodeId' | 'vendorCode'>;

const favouriteOf = ({ nodeId, vendorCode }: FavouriteRef) => ({ nodeId, vendor: vendorCode });

export async function addFavourite(game: FavouriteRef, options?: SendOptions): Promise<void> {
  await send(games.addFavourite, favouriteOf(game), options);
}

export async function removeFavourite(game: FavouriteRef, options?: SendOptions): Promise<void> {
  await send(games.removeFavourite, favouriteOf(game), options);
}

export async function recent(
  query: { category?: GameCategory | undefined; page: number },
  options?: SendOptions,
): Promise<GamePage> {
  const value = await send(
    games.recent,
    {
      page: query.page,
      pageSize: GAMES_PAGE_SIZE,
      gameType: query.category ?? '',
      clientType: 2,
      ...here(),
    },
    options,
  );
  return { games: value.list.map(toGame), page: query.page, totalPages: value.totalPages };
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

/** The address a game is played at. Every call opens a new play, so it is never repeated by itself. */
export async function launch(
  game: Game,
  options: SendOptions & {
    backUrl: string;
    playMoney: boolean;
    /** The lottery to bet on; without it the vendor's lobby opens. */
    lottery?: { code: string; mode: 'Lott' | 'ZY' | 'Elott' } | undefined;
  },
): Promise<string> {
  const value = await send(
    games.launch,
    {
      launchMode: game.category === 'LOTT' ? 'LOTT' : 'GLS',
      gameCategory: game.category,
      vendor: game.vendorCode,
      gameId: game.gameId,
      nodeId: game.nodeId,
      platform: 'html5',
      accountType: options.playMoney ? 0 : 1,
      backUrl: options.backUrl,
      ...(options.lottery && {
        lottoArea: 'VN',
        lottoPrizeMode: options.lottery.mode,
        lottoGameCode: options.lottery.code,
        lottoView: 'betting',
      }),
      ...here(),
    },
    { signal: options.signal, once: true },
  );
  return value.content.game_url;
}
