import { GAME_CATEGORIES, UNKNOWN, type Game } from '@lobby/api-client';
import * as z from 'zod/mini';

/** What a list tells the game shell beside the address: survives a reload, not a copied link. */
const playState = z.object({
  /** The game's name in the language it was tapped in. */
  name: z.string().check(z.maxLength(200)),
  /** Address of the page the game was tapped on: the one before this in history. */
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
  /** The page it was tapped on, which leaving goes back to; null where nothing is known of it. */
  from: string | null;
}

/** The game an address names, with what the list said of it; null for an address that names none. */
export function playTarget(query: URLSearchParams, state: unknown): PlayTarget | null {
  const parsed = z.safeParse(playQuery, Object.fromEntries(query));
  if (!parsed.success) return null;
  const { vendor, game, gameId, category } = parsed.data;
  const said = z.safeParse(playState, state);
  const { name, from } = said.success ? said.data : { name: '', from: null };
  const names = { name, vendorCode: vendor, vendorName: vendor };
  return { game: { nodeId: game, gameId, category, picture: '', ...names }, from };
}
