import type { Db } from '../database/db';
import { LOTTERIES, type Lottery } from './lotteries.data';

interface LotteryGame {
  lottery: Lottery;
  node_id: string;
  game_id: string;
  vendor: string;
}

/** Game that launches each lottery: the first games of the category, in lottery order. */
export function lotteryGames(db: Db): LotteryGame[] {
  const games = db.all<Omit<LotteryGame, 'lottery'>>(
    `SELECT node_id, game_id, vendor FROM games WHERE category = 'LOTT' ORDER BY rank LIMIT ?`,
    LOTTERIES.length,
  );
  return LOTTERIES.flatMap((lottery, place) => {
    const game = games[place];
    return game ? [{ lottery, ...game }] : [];
  });
}

/** Lottery that a game launches; undefined for any other game. */
export const lotteryOfGame = (db: Db, nodeId: string): Lottery | undefined =>
  lotteryGames(db).find(({ node_id }) => node_id === nodeId)?.lottery;
