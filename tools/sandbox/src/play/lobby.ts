import { refuse } from '../calls/refusal';
import { recordRecent } from '../catalogue/favourites';
import { gameByNode, lobbyGames, supportsFreePlay } from '../catalogue/games';
import type { Db } from '../database/db';
import { lotteryOfGame } from '../lottery/games';
import { brandOf } from '../brands/brands';
import { rulesOf } from '../platform/rule-book';
import { assertMayOpen } from './allowed-game';
import { type OpenLaunch, openLaunch } from './open-launch';

/** Lottery for a vendor's other games of the category. */
const VENDOR_DRAW = 'VN_FAST_1';

/** Lottery code of a game opened from the vendor's lobby; null for games without draws. */
export function drawOfGame(db: Db, game: { node_id: string; category: string }): string | null {
  if (game.category !== 'LOTT') return null;
  return lotteryOfGame(db, game.node_id)?.code ?? VENDOR_DRAW;
}

/** Lobby of a vendor, with its games. */
export interface LobbyState {
  kind: 'lobby';
  /** Name of the vendor. */
  gameName: string;
  brand: string;
  backUrl: string | null;
  games: { nodeId: string; name: string; picture: string }[];
}

export function lobbyState(db: Db, row: OpenLaunch): LobbyState {
  const vendor = db.get<{ name: string }>('SELECT name FROM vendors WHERE code = ?', row.vendor);
  const { withoutCategories: leftOut } = rulesOf(db, brandOf(row.brand));
  const lobby = { vendor: row.vendor, category: row.category ?? undefined, leftOut };
  const games = lobbyGames(db, lobby, row.language);
  return {
    kind: 'lobby',
    gameName: vendor?.name ?? row.vendor,
    brand: row.brand,
    backUrl: row.back_url,
    games: games.map(({ node_id, name }) => ({
      nodeId: node_id,
      name,
      picture: `/cdn/game/${node_id}`,
    })),
  };
}

/**
 * Opens a game of the lobby. Throws `game.not.found`, `game.maintenance`, `account.no.permission`, and
 * `function.not.available` for play money in a game without it.
 */
export function enterGame(db: Db, { t, nodeId }: { t: string; nodeId: string }, now: number): void {
  const row = openLaunch(db, t, now);
  const game = gameByNode(db, nodeId, row.language);
  if (row.node_id !== null || game?.vendor !== row.vendor) throw refuse('game.not.found');
  if (row.category !== null && game.category !== row.category) throw refuse('game.not.found');
  assertMayOpen(game, row.type, rulesOf(db, brandOf(row.brand)));
  if (row.wallet === 'PLAY' && !supportsFreePlay(game)) throw refuse('function.not.available');
  db.transaction(() => {
    const lottery = drawOfGame(db, game);
    db.run('UPDATE launches SET node_id = ?, lottery = ? WHERE token = ?', nodeId, lottery, t);
    recordRecent(db, row.user_id, nodeId);
  });
}
