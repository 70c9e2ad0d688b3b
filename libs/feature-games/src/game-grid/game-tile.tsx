import type { Game } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { pictureSources } from '@lobby/feature-kit';
import { Tile, type PictureLoading } from '@lobby/ui-kit';
import { memo } from 'react';
import { isLeftGame } from '../open-game/left-game';
import type { TileSetup } from './use-tile-setup';

interface GameTileProps {
  game: Game;
  favourite: boolean;
  setup: TileSetup;
  loading: PictureLoading;
}

/** One game of a list. Pure (no hooks that subscribe): hundreds render during a fast scroll. */
export const GameTile = /* @__PURE__ */ memo(function GameTile({
  game,
  favourite,
  setup,
  loading,
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
      info={
        setup.info && {
          label: setup.info.label(game),
          onOpen: () => setup.info?.onOpen(game),
        }
      }
      note={setup.noteOf(game)}
      onOpen={() => setup.onOpen(game)}
      focused={isLeftGame(game.nodeId)}
      leadsTo={PATHS.play}
      loading={loading}
    />
  );
});
