import type { Game } from '@lobby/api-client';
import { TileGrid } from '@lobby/ui-kit';
import { memo } from 'react';
import { GameTile } from './game-tile';
import { sameGames } from './rows';
import type { TileSetup } from './use-tile-setup';

interface GameRowProps {
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
  setup: TileSetup;
  priority: boolean;
}

function sameRow(before: GameRowProps, now: GameRowProps): boolean {
  return (
    before.setup === now.setup &&
    before.favourites === now.favourites &&
    before.priority === now.priority &&
    sameGames(before.games, now.games)
  );
}

/** One line of the grid; drawn again only when one of its games or hearts changed. */
export const GameRow = /* @__PURE__ */ memo(function GameRow({
  games,
  favourites,
  setup,
  priority,
}: GameRowProps) {
  return (
    <TileGrid row>
      {games.map((game) => (
        <GameTile
          key={game.nodeId}
          game={game}
          favourite={favourites?.has(game.nodeId) ?? false}
          setup={setup}
          priority={priority}
        />
      ))}
    </TileGrid>
  );
}, sameRow);
