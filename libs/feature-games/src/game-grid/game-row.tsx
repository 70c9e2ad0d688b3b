import type { Game } from '@lobby/api-client';
import { TileGrid } from '@lobby/ui-kit';
import { memo } from 'react';
import { GameTile } from './game-tile';
import type { TileSetup } from './use-tile-setup';

interface GameRowProps {
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
  setup: TileSetup;
  /** The first of its list: its pictures load with the page. */
  first: boolean;
}

/** Whether two rows hold the same games: a longer list makes new arrays of the same games. */
export function sameGames(one: readonly Game[], other: readonly Game[]): boolean {
  return one.length === other.length && one.every((game, index) => game === other[index]);
}

function sameRow(before: GameRowProps, now: GameRowProps): boolean {
  return (
    before.setup === now.setup &&
    before.favourites === now.favourites &&
    before.first === now.first &&
    sameGames(before.games, now.games)
  );
}

/** The largest picture of a list's first view is its first one. */
const loadingInFirstRow = (index: number) => (index === 0 ? 'priority' : 'eager');

/** One row of the grid; renders again only when its games or the favourites change. */
export const GameRow = /* @__PURE__ */ memo(function GameRow({
  games,
  favourites,
  setup,
  first,
}: GameRowProps) {
  return (
    <TileGrid row>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          favourite={favourites?.has(game.nodeId) ?? false}
          setup={setup}
          loading={first ? loadingInFirstRow(index) : 'lazy'}
        />
      ))}
    </TileGrid>
  );
}, sameRow);
