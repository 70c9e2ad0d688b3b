import type { Game } from '@lobby/api-client';
import { savedScroll, saveScroll } from '@lobby/feature-kit';
import { TileRow, useIsFirstRender } from '@lobby/ui-kit';
import { useCallback, useState } from 'react';
import { GameTile } from './game-tile';
import { useReturnAddress } from './return-address';
import { useGameTiles } from './use-game-tiles';

/** Tiles that a phone shows whole before the row is scrolled. */
const WHOLE_TILES = { portrait: 3, square: 4, landscape: 2 } as const;

interface GameTileRowProps {
  /** Names the row among those of its page: its place is kept by it. */
  id: string;
  games: readonly Game[];
  /** The row is in the first view: pictures of whole tiles load with the page. */
  first?: boolean | undefined;
}

/**
 * A row of games that scrolls sideways. Restores its scroll position when the user comes back to the page; otherwise the
 * first rendering has only the tiles in view, the last of them in part.
 */
export function GameTileRow({ id, games, first = false }: GameTileRowProps) {
  const { ids, setup, facts } = useGameTiles();
  const { address, returns } = useReturnAddress();
  const place = `${address}#${id}`;
  const [left] = useState(() => (returns ? savedScroll(place) : 0));
  const whole = WHOLE_TILES[setup.shape];
  const few = useIsFirstRender() && left === 0;
  const shown = few ? games.slice(0, whole + 1) : games;
  const keep = useCallback(
    (row: HTMLDivElement | null) => {
      if (!row) return;
      // A published row may have been moved before the script ran.
      if (left > 0) row.scrollLeft = left;
      return () => saveScroll(place, row.scrollLeft);
    },
    [place, left],
  );
  return (
    <>
      <TileRow ref={keep}>
        {shown.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            favourite={ids?.has(game.nodeId) ?? false}
            setup={setup}
            loading={first && index < whole ? 'eager' : 'lazy'}
          />
        ))}
      </TileRow>
      {facts}
    </>
  );
}
