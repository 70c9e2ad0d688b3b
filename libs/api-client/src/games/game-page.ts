import type { CallAnswer } from '../contract';
import { games } from '../contract/games/games';
import { parseRows } from '../transport/parse-rows';
import { type Game, toGame } from './to-game';

/** Page size of game lists (D2 §9). */
export const GAMES_PAGE_SIZE = 25;

export interface GamePage {
  games: Game[];
  /** Page number, starting at 1. */
  page: number;
  totalPages: number;
}

type Answer = CallAnswer<typeof games.list>;

/** Maps a documented page of games. */
export const toGamePage = (value: Answer): GamePage => ({
  games: value.games.map(toGame),
  page: value.pageNum,
  totalPages: value.totalPages,
});

/** Parses a cached catalogue response; undefined if it is invalid. */
export function readCatalogue(kept: unknown): GamePage | undefined {
  const { value, issue } = parseRows(games.list.value, kept);
  return issue ? undefined : toGamePage(value as Answer);
}
