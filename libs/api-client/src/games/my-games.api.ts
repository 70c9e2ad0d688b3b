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

/** A page of the member's favourites (D2 §7). */
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

/** Identifies a game to keep. */
export type FavouriteRef = Pick<Game, 'nodeId' | 'vendorCode'>;

const favouriteOf = ({ nodeId, vendorCode }: FavouriteRef) => ({ nodeId, vendor: vendorCode });

/** Adds a game to the favourites; a repeat changes nothing (D2 §7). */
export const addFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.addFavourite, favouriteOf(game), options);

/** Removes a game from the favourites; a repeat changes nothing (D2 §7). */
export const removeFavourite = (game: FavouriteRef, options?: SendOptions) =>
  send(gamesMine.removeFavourite, favouriteOf(game), options);

/** A page of the games that the member played last (D2 §7). */
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
    /** Of a lottery, which has a launch of its own (D2 §4): its code, without one for the lobby of its vendor. */
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
