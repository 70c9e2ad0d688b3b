import { GAME_CATEGORIES, UNKNOWN, type Game, type LaunchedGame } from '@lobby/api-client';
import * as z from 'zod/mini';

/** Router state of the game shell; survives a reload, but not in a copied link. */
const playState = z.object({
  /** Name of the game in the language of the list. */
  name: z.string().check(z.maxLength(200)),
  /** Address of the page that the game was opened from. */
  from: z.string().check(z.startsWith('/'), z.maxLength(2000)),
  /** Picture of the tile, without shape and extension. */
  picture: z.optional(z.string().check(z.startsWith('/'), z.maxLength(500))),
});

/** Router state of the game shell. */
export type PlayState = z.output<typeof playState>;

const identifier = z.string().check(z.minLength(1), z.maxLength(64));

const playQuery = z.object({
  vendor: identifier,
  category: z.enum([...GAME_CATEGORIES, UNKNOWN]),
  /** Play money. Any value but `1` makes the address invalid, so that a typo never plays for real money. */
  demo: z.optional(z.literal('1')),
  lottery: z.optional(identifier),
});

/** At least one id for a game, none for a vendor's lobby. */
const playedGame = z.union([
  z.object({ game: identifier, gameId: z.optional(identifier) }),
  z.object({ game: z.undefined(), gameId: z.undefined() }),
]);

/** What to open in the game shell. */
export interface PlayTarget {
  /** Without a name if unknown, without ids for a vendor's lobby (D2 §9). */
  game: LaunchedGame & Pick<Game, 'name'> & Partial<Pick<Game, 'picture'>>;
  /** Code of the lottery to bet on. */
  lottery?: string;
  /** Page to return to; null if unknown. */
  from: string | null;
  /** Opened for play money. */
  demo: boolean;
}

/** State of a copied link. */
const NO_STATE = { name: '', from: null, picture: undefined };

/** Game or lobby of an address and its router state; null if the address is invalid. */
export function playTarget(query: URLSearchParams, state: unknown): PlayTarget | null {
  const given = Object.fromEntries(query);
  const parsed = z.safeParse(playQuery, given);
  const played = z.safeParse(playedGame, { game: given['game'], gameId: given['gameId'] });
  if (!parsed.success || !played.success) return null;
  const { vendor: vendorCode, category, demo, lottery } = parsed.data;
  const { game: nodeId, gameId } = played.data;
  const ids = { ...(nodeId && { nodeId }), ...(gameId && { gameId }) };
  const parsedState = z.safeParse(playState, state);
  const { name, from, picture } = parsedState.success ? parsedState.data : NO_STATE;
  const shown = picture === undefined ? {} : { picture };
  const game = { ...ids, ...shown, category, vendorCode, name };
  return { game, from, demo: demo !== undefined, ...(lottery !== undefined && { lottery }) };
}
