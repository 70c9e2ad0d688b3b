import type { Game } from '@lobby/api-client';
import { savedScroll, saveScroll } from '@lobby/feature-kit';
import { TileRow } from '@lobby/ui-kit';
import { useCallback } from 'react';
import { GameTile } from './game-tile';
import { useReturnAddress } from './return-address';
import { useGameTiles } from './use-game-tiles';

/** Tiles that a phone shows whole before the row is scrolled. */
export const WHOLE_TILES = { portrait: 3, square: 4, landscape: 2 } as const;

interface GameTileRowProps {
  /** Names the row among those of its page: its place is kept by it. */
  id: string;
  games: readonly Game[];
  /** The row is in the first view: pictures of whole tiles load with the page. */
  first?: boolean | undefined;
}

/** A row of games that is scrolled sideways; stands where it was when one comes back to the page. */
export function GameTileRow({ id, games, first = false }: GameTileRowProps) {
  const { ids, setup, facts } = useGameTiles();
  const { address, returns } = useReturnAddress();
  const place = `${address}#${id}`;
  const keep = useCallback(
    (row: HTMLDivElement | null) => {
      if (!row) return;
      const left = returns ? savedScroll(place) : 0;
      // A published row may have been moved before the script ran.
      if (left > 0) row.scrollLeft = left;
      return () => saveScroll(place, row.scrollLeft);
    },
    [place, returns],
  );
  return (
    <>
      <TileRow ref={keep}>
        {games.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            favourite={ids?.has(game.nodeId) ?? false}
            setup={setup}
            turn={first && index < WHOLE_TILES[setup.shape] ? 'early' : 'near'}
          />
        ))}
      </TileRow>
      {facts}
    </>
  );
}
