import type { CallAnswer } from '../contract';
import { games } from '../contract/games/games';
import { parseRows } from '../transport/parse-rows';
import { type Game, toGame } from './to-game';

export interface GamePage {
  games: Game[];
  /** From 1. */
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

/** Reads a kept answer of the catalogue as if it came from the platform; undefined for anything else. */
export function readCatalogue(kept: unknown): GamePage | undefined {
  const { value, issue } = parseRows(games.list.value, kept);
  return issue ? undefined : toGamePage(value as Answer);
}
