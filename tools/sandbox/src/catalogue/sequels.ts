import type { Db } from '../database/db';
import { fold } from '@lobby/api-client/contract';

/** Roman numeral of a sequel's title. */
const ROMAN = ['', '', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII'] as const;

/** Maximum growth of the catalogue, as a multiple of its size. */
const MAX_VOLUMES = ROMAN.length - 1;

/** Id of a sequel: the id of the first game, a hyphen and the number. */
const SEQUEL = /^(\d+)-\d+/;

/** Id of the game whose pictures a game uses: its own, or the first of its series. */
export const drawnAs = (nodeId: string): string => nodeId.replace(SEQUEL, '$1');

/** Number of games in the catalogue. */
const countGames = (db: Db): number =>
  db.get<{ count: number }>('SELECT count(*) AS count FROM games')?.count ?? 0;

/** Adds the next volume of the first games: at most `most`, at the end of every list. */
function addVolume(db: Db, volume: number, most: number): void {
  const title = ROMAN[volume] ?? '';
  const rank = countGames(db);
  db.run(
    `INSERT INTO games (node_id, game_id, vendor, category, classify, name, folded, rank, min_bet, min_line, rejects, closed)
      SELECT node_id || ?, game_id || ?, vendor, category, classify, name || ?, folded || ?, rank + ?,
      min_bet, min_line, rejects, closed FROM games WHERE node_id NOT LIKE '%-%' ORDER BY rank LIMIT ?`,
    `-${volume}`,
    `-${volume}`,
    ` ${title}`,
    ` ${fold(title)}`,
    rank,
    most,
  );
  db.run(
    `INSERT INTO game_names (node_id, language, name, folded)
      SELECT n.node_id || ?, n.language, n.name || ?, n.folded || ?
      FROM game_names n JOIN games g ON g.node_id = n.node_id || ? WHERE n.node_id NOT LIKE '%-%'`,
    `-${volume}`,
    ` ${title}`,
    ` ${fold(title)}`,
    `-${volume}`,
  );
}

/**
 * Grows the catalogue to `wanted` games with sequels (`Jade Dragon II`), which reuse the pictures of the first. Returns
 * the number of games; never shrinks it.
 */
export function growCatalogue(db: Db, wanted: number): number {
  return db.transaction(() => {
    for (let volume = 2; volume <= MAX_VOLUMES && countGames(db) < wanted; volume += 1) {
      addVolume(db, volume, wanted - countGames(db));
    }
    return countGames(db);
  });
}
