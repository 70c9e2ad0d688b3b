import type { Game } from '@lobby/api-client';
import { GAME_CATEGORIES } from '@lobby/core';
import * as z from 'zod/mini';

/** What a list tells the game shell beside the address: survives a reload, not a copied link. */
const playState = z.object({
  /** The game's name in the language it was tapped in. */
  name: z.string().check(z.maxLength(200)),
  /** The page before this one in history is the list the game was tapped in. */
  listed: z.boolean(),
});

export type PlayState = z.output<typeof playState>;

const identifier = z.string().check(z.minLength(1), z.maxLength(64));

const playQuery = z.object({
  vendor: identifier,
  game: identifier,
  gameId: identifier,
  category: z.enum(GAME_CATEGORIES),
});

export interface PlayTarget {
  game: Game;
  /** Whether leaving goes back in history. */
  listed: boolean;
}

/** The game an address names, with what the list said of it; null for an address that names none. */
export function playTarget(query: URLSearchParams, state: unknown): PlayTarget | null {
  const parsed = z.safeParse(playQuery, Object.fromEntries(query));
  if (!parsed.success) return null;
  const { vendor, game, gameId, category } = parsed.data;
  const said = z.safeParse(playState, state);
  const { name, listed } = said.success ? said.data : { name: '', listed: false };
  const names = { name, vendorCode: vendor, vendorName: vendor };
  return { game: { nodeId: game, gameId, category, picture: '', ...names }, listed };
}
