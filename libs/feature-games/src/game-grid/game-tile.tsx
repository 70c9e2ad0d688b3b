import type { Game } from '@lobby/api-client';
import { pictureSources } from '@lobby/feature-kit';
import { Tile } from '@lobby/ui-kit';
import { memo } from 'react';
import { preloadPlay } from '../open-game/use-open-game';
import type { TileSetup } from './use-tile-setup';

interface GameTileProps {
  game: Game;
  favourite: boolean;
  setup: TileSetup;
  /** Stands in the first view. */
  priority?: boolean;
}

/** One game of a list. It asks nobody for anything, so that a fling draws hundreds of them. */
export const GameTile = /* @__PURE__ */ memo(function GameTile({
  game,
  favourite,
  setup,
  priority = false,
}: GameTileProps) {
  return (
    <Tile
      title={game.name}
      subtitle={game.vendorName}
      picture={pictureSources(game.picture, setup.hosts, setup.shape)}
      favourite={{
        pressed: favourite,
        label: setup.favouriteLabel(game),
        onToggle: () => setup.onToggle(game),
      }}
      onOpen={() => setup.onOpen(game)}
      onPointerDown={preloadPlay}
      priority={priority}
    />
  );
});
