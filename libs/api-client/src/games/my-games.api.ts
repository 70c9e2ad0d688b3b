import { gamesMine } from '../contract/games-mine';
import { send, type SendOptions } from '../transport/send';
import { GAMES_PAGE_SIZE, here, type GamePage, type GameQuery } from './games.api';
import { toGame, type Game, type GameCategory } from './to-game';

export async function favourites(
  query: Omit<GameQuery, 'name' | 'vendorCode'>,
  options?: SendOptions,
): Promise<GamePage> {
  const value = await send(
    gamesMine.favourites,
    { pageNo: query.page, pageSize: GAMES_PAGE_SIZE, gameType: query.category ?? '', ...here() },
    options,
  );
  return { games: value.content.map(toGame), page: value.pageNum, totalPages: value.totalPages };
}

/** Identifiers of every favourite, to mark the hearts. */
export async function favouriteIds(options?: SendOptions): Promise<string[]> {
  const { list } = await send(gamesMine.favouriteIds, {}, options);
  return list;
}

export type FavouriteRef = Pick<Game, 'nodeId' | 'vendorCode'>;

const favouriteOf = ({ nodeId, vendorCode }: FavouriteRef) => ({ nodeId, vendor: vendorCode });

export async function addFavourite(game: FavouriteRef, options?: SendOptions): Promise<void> {
  await send(gamesMine.addFavourite, favouriteOf(game), options);
}

export async function removeFavourite(game: FavouriteRef, options?: SendOptions): Promise<void> {
  await send(gamesMine.removeFavourite, favouriteOf(game), options);
}

export async function recent(
  query: { category?: GameCategory | undefined; page: number },
  options?: SendOptions,
): Promise<GamePage> {
  const value = await send(
    gamesMine.recent,
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
    gamesMine.launch,
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
