import { GAME_CATEGORIES, UNKNOWN, type Game } from '@lobby/api-client';
import * as z from 'zod/mini';

/** Router state of the game shell: survives a reload, not a copied link. */
const playState = z.object({
  /** Name of the game in the language of the list. */
  name: z.string().check(z.maxLength(200)),
  /** Address of the page the game was opened from. */
  from: z.string().check(z.startsWith('/'), z.maxLength(2000)),
});

export type PlayState = z.output<typeof playState>;

const identifier = z.string().check(z.minLength(1), z.maxLength(64));

const playQuery = z.object({
  vendor: identifier,
  game: identifier,
  gameId: identifier,
  category: z.enum([...GAME_CATEGORIES, UNKNOWN]),
});

export interface PlayTarget {
  game: Game;
  /** The page to return to; null if unknown. */
  from: string | null;
}

/** The game of an address and its router state; null if the address names none. */
export function playTarget(query: URLSearchParams, state: unknown): PlayTarget | null {
  const parsed = z.safeParse(playQuery, Object.fromEntries(query));
  if (!parsed.success) return null;
  const { vendor, game, gameId, category } = parsed.data;
  const parsedState = z.safeParse(playState, state);
  const { name, from } = parsedState.success ? parsedState.data : { name: '', from: null };
  const names = { name, vendorCode: vendor, vendorName: vendor };
  return { game: { nodeId: game, gameId, category, picture: '', ...names }, from };
}
