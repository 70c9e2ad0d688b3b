import { languageParam } from '../config';
import type { CallInput } from '../contract';
import { gamesMine } from '../contract/games/mine';
import { UNKNOWN } from '../contract/wire';
import { bind, type MoneyOptions, send, type SendOptions } from '../transport/send';
import type { GamePage } from './game-page';
import { GAMES_PAGE_SIZE } from './game-page';
import type { GameQuery } from './games.api';
import { type Game, toGame } from './to-game';

type MyGamesQuery = Pick<GameQuery, 'category' | 'page'>;

const categoryOf = ({ category }: MyGamesQuery) => ({ gameType: category ?? '' }) as const;

/** Returns a page of the member's favourites (D2 §7). */
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

/** Ids of all favourites, to mark favourite buttons. */
export const favouriteIds = bind(gamesMine.favouriteIds);

/** Identifies a game to add to or remove from the favourites. */
export type FavouriteRef = Pick<Game, 'nodeId' | 'vendorCode'>;

const favouriteOf = ({ nodeId, vendorCode }: FavouriteRef) => ({ nodeId, vendor: vendorCode });

/** Adds a game to the favourites (D2 §7). Idempotent. */
export const addFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.addFavourite, favouriteOf(game), options);

/** Removes a game from the favourites (D2 §7). Idempotent. */
export const removeFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.removeFavourite, favouriteOf(game), options);

/** Returns a page of the member's recently played games (D2 §7). */
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

/** A game, or a vendor's lobby, which has no game ids. */
export type LaunchedGame = Pick<Game, 'category' | 'vendorCode'> &
  Partial<Pick<Game, 'nodeId' | 'gameId'>>;

/**
 * Launches a game or a vendor's lobby and returns its URL. Repeating the same `key` returns the same launch, because a
 * browser may resend a GET after a lost connection.
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
    /** Play type of a lottery: traditional (default) or entertainment (D2 §9). */
    playType?: 'trad' | 'ent' | undefined;
    /** Lottery launch (D2 §4): code of the lottery, or no code for the lobby of its vendor. */
    lottery?: { code?: string | undefined; mode: 'Lott' | 'ZY' | 'Elott' } | undefined;
  },
): Promise<string> {
  const known = category === UNKNOWN ? '' : category;
  const gameType = lottery ? 'LOTT' : known;
  const input = {
    launchMode: lottery ? 'LOTT' : 'GLS',
    gameCategory: gameType,
    gameType,
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
      lottoView: lottery.code === undefined ? 'lobby' : 'betting',
    }),
    ...languageParam(),
  } satisfies CallInput<typeof gamesMine.launch>;
  const { content } = await send(gamesMine.launch, input, { key, signal });
  return content.game_url;
}
