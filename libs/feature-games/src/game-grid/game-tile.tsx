import type { Game } from '@lobby/api-client';
import { PATHS } from '@lobby/core';
import { pictureSources } from '@lobby/feature-kit';
import { Tile, type PictureLoading, type TilePlace } from '@lobby/ui-kit';
import { memo } from 'react';
import { wasJustPlayed } from '../open-game/play-state';
import type { TileSetup } from './use-game-tiles';

interface GameTileProps extends TilePlace {
  game: Game;
  favourite: boolean;
  setup: TileSetup;
  loading: PictureLoading;
}

/** Tile of one game. Without subscribing hooks: a fast scroll renders hundreds. */
export const GameTile = /* @__PURE__ */ memo(function GameTile({
  game,
  favourite,
  setup,
  loading,
  ...place
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
      focused={wasJustPlayed(game.nodeId)}
      leadsTo={PATHS.play}
      loading={loading}
      {...place}
    />
  );
});
