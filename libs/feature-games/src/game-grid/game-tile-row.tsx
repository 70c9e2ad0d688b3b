import type { Game } from '@lobby/api-client';
import { onPageLeave } from '@lobby/core';
import { savedScroll, saveScroll } from '@lobby/feature-kit';
import { TileRow, useHydrating, useIsFirstRender } from '@lobby/ui-kit';
import { useCallback, useState } from 'react';
import { GameTile } from './game-tile';
import { useReturnAddress } from './return-address';
import { useGameTiles } from './use-game-tiles';

/** Number of fully visible tiles on a phone before scrolling. */
const WHOLE_TILES = { portrait: 3, square: 4, landscape: 2 } as const;

interface GameTileRowProps {
  /** Id of the row on its page; part of the key of its scroll position. */
  id: string;
  /** Accessible name of the row. */
  label: string;
  games: readonly Game[];
  /** The row is in the first view: load the pictures of fully visible tiles with the page. */
  first?: boolean | undefined;
}

/**
 * Row of games that scrolls sideways. Restores its scroll position on return; otherwise first renders only the visible
 * tiles, the last one partly visible.
 */
export function GameTileRow({ id, label, games, first = false }: GameTileRowProps) {
  const { tiles, facts } = useGameTiles();
  const { setup, favourites } = tiles;
  const { address, returns } = useReturnAddress();
  const place = `${address}#${id}`;
  const [left] = useState(() => (returns ? savedScroll(place) : 0));
  const whole = WHOLE_TILES[setup.shape];
  // A published row has these tiles only.
  const hydrating = useHydrating();
  const few = useIsFirstRender() && (hydrating || left === 0);
  const shown = few ? games.slice(0, whole + 1) : games;
  const keep = useCallback(
    (row: HTMLDivElement | null) => {
      if (!row) return;
      // The user may have scrolled a published row before hydration.
      if (left > 0 && !few) row.scrollLeft = left;
      return onPageLeave(() => saveScroll(place, row.scrollLeft));
    },
    [place, left, few],
  );
  return (
    <>
      <TileRow ref={keep} aria-label={label}>
        {shown.map((game, index) => (
          <GameTile
            key={game.nodeId}
            game={game}
            favourite={favourites?.has(game.nodeId) ?? false}
            setup={setup}
            loading={first && index < whole ? 'eager' : 'lazy'}
          />
        ))}
      </TileRow>
      {facts}
    </>
  );
}
