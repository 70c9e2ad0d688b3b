import { languageParam } from '../config';
import type { CallInput } from '../contract';
import { gamesMine } from '../contract/games/mine';
import { UNKNOWN } from '../contract/wire';
import { bind, type MoneyOptions, send, type SendOptions } from '../transport/send';
import type { GamePage } from './game-page';
import { GAMES_PAGE_SIZE, type GameQuery } from './games.api';
import { type Game, toGame } from './to-game';

type MyGamesQuery = Pick<GameQuery, 'category' | 'page'>;

const categoryOf = ({ category }: MyGamesQuery) => ({ gameType: category ?? '' }) as const;

export async function favourites(query: MyGamesQuery, options?: SendOptions): Promise<GamePage> {
  const value = await send(
    gamesMine.favourites,
    {
      pageNo: query.page,
      pageSize: GAMES_PAGE_SIZE,
      ...categoryOf(query),
      ...languageParam(),
    },
    options,
  );
  return { games: value.content.map(toGame), page: value.pageNum, totalPages: value.totalPages };
}

/** Identifiers of every favourite, to mark the hearts. */
export const favouriteIds = bind(gamesMine.favouriteIds);

export type FavouriteRef = Pick<Game, 'nodeId' | 'vendorCode'>;

const favouriteOf = ({ nodeId, vendorCode }: FavouriteRef) => ({ nodeId, vendor: vendorCode });

export const addFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.addFavourite, favouriteOf(game), options);

export const removeFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.removeFavourite, favouriteOf(game), options);

export async function recent(query: MyGamesQuery, options?: SendOptions): Promise<GamePage> {
  const { page } = query;
  const value = await send(
    gamesMine.recent,
    {
      page,
      pageSize: GAMES_PAGE_SIZE,
      ...categoryOf(query),
      clientType: 2,
      ...languageParam(),
    },
    options,
  );
  return { games: value.list.map(toGame), page, totalPages: value.totalPages };
}

/** A game, or a vendor's lobby: then without identifiers. */
export type LaunchedGame = Pick<Game, 'category' | 'vendorCode'> &
  Partial<Pick<Game, 'nodeId' | 'gameId'>>;

/**
 * Launches a game, or the lobby of a vendor, and returns its address. The same `key` again returns the same play: a
 * browser sends a GET again by itself when its connection dies.
 */
export async function launch(
  { category, ...game }: LaunchedGame,
  {
    backUrl,
    playMoney,
    playType,
    lottery,
    key,
    signal,
  }: MoneyOptions & {
    backUrl: string;
    playMoney: boolean;
    /** Tradition or entertainment, of a lottery; tradition unless given (D2 §9). */
    playType?: 'trad' | 'ent' | undefined;
    /** The lottery to bet on; without it the vendor's lobby opens. */
    lottery?: { code: string; mode: 'Lott' | 'ZY' | 'Elott' } | undefined;
  },
): Promise<string> {
  const input = {
    launchMode: category === 'LOTT' ? 'LOTT' : 'GLS',
    gameCategory: category === UNKNOWN ? '' : category,
    gameType: category === UNKNOWN ? '' : category,
    gameCode: game.nodeId === undefined ? 'lobby' : undefined,
    vendor: game.vendorCode,
    gameId: game.gameId,
    nodeId: game.nodeId,
    platform: 'html5',
    freeplay: playMoney ? 1 : 0,
    isGameH5: 1,
    playType,
    backUrl,
    ...(lottery && {
      lottoArea: 'VN',
      lottoPrizeMode: lottery.mode,
      lottoGameCode: lottery.code,
      lottoView: 'betting',
    }),
    ...languageParam(),
  } satisfies CallInput<typeof gamesMine.launch>;
  const { content } = await send(gamesMine.launch, input, { key, signal });
  return content.game_url;
}
