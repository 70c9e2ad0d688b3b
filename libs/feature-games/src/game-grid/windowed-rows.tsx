import type { Game } from '@lobby/api-client';
import { TileGrid, useHydrating } from '@lobby/ui-kit';
import { memo, useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { GameTile } from './game-tile';
import { savedHeights } from './scroll-memory';
import type { GameTiles } from './use-game-tiles';
import {
  useScrollRestoration,
  useTurnedPlace,
  type RotationMemory,
} from './use-scroll-restoration';

export interface WindowedRowsProps {
  games: readonly Game[];
  /** Accessible name of the list. */
  label: string;
  /** Number of games of the whole list; -1 while more may come. */
  total: number;
  tiles: GameTiles;
  columns: number;
  /** Pixels; exact or estimated (see `tileColumns`). */
  rowHeight: number;
  /** Position before a rotation. */
  turned: RotationMemory;
  /** Called with whether the end of the rows is near the viewport. Costs a layout: omit it while typing. */
  onNearEnd: ((near: boolean) => void) | undefined;
  /** Key of the saved scroll position. */
  address: string;
  /** Pixels to scroll to once the list is long enough; 0 for none. */
  restoreTo: number;
}

/** Overscan on each side, px: enough for a fling, few enough for a slow phone. */
const BUFFER_PX = 160;
/** Rows in a published page: those above the fold. */
const PUBLISHED_ROWS = 4;
/** Distance from the end of the rows that counts as near, px (D2 §9). */
const NEAR_END_PX = 300;

/** Rows of a grid of known width, virtualized by the page's scroll; one list, whose items state their place in it. */
export function WindowedRows(props: WindowedRowsProps) {
  const { games, label, total, tiles, columns, rowHeight, address, restoreTo, turned, onNearEnd } =
    props;
  const element = useRef<HTMLDivElement>(null);
  const [hydrating] = useState(useHydrating());
  const handle = useRef<WindowVirtualizerHandle>(null);
  const rows = useMemo(() => toRows(games, columns), [games, columns]);
  const shape = { games: games.length, columns };
  const [heights] = useState(() => (restoreTo > 0 ? savedHeights(address, shape) : undefined));
  const reportEnd = useNearEnd(element, rows.length, onNearEnd);
  const trackGame = useTurnedPlace(handle, turned, columns);
  const trackScroll = useScrollRestoration({ address, handle, shape, restoreTo, turned });
  const onScroll = () => {
    reportEnd();
    trackScroll();
    trackGame();
  };

  return (
    <div ref={element} role="list" aria-label={label}>
      <WindowVirtualizer
        ref={handle}
        data={rows}
        itemSize={rowHeight}
        bufferSize={BUFFER_PX}
        {...(hydrating && { ssrCount: PUBLISHED_ROWS })}
        {...(heights && { cache: heights })}
        onScroll={onScroll}
      >
        {(row, index) => (
          <GameRow key={index} games={row} tiles={tiles} start={index * columns} total={total} />
        )}
      </WindowVirtualizer>
    </div>
  );
}

/** Splits games into rows of `columns`; the last may be shorter. */
export function toRows(games: readonly Game[], columns: number): Game[][] {
  const count = Math.ceil(games.length / columns);
  return Array.from({ length: count }, (_, row) => games.slice(row * columns, (row + 1) * columns));
}

/** Calls `onNearEnd` when rows change and on each call of the returned function. */
export function useNearEnd(
  element: RefObject<HTMLElement | null>,
  rows: number,
  onNearEnd: ((near: boolean) => void) | undefined,
): () => void {
  const measure = useCallback(() => {
    if (!onNearEnd) return;
    const end = element.current?.getBoundingClientRect().bottom;
    if (end !== undefined) onNearEnd(end - window.innerHeight < NEAR_END_PX);
  }, [element, onNearEnd]);
  useEffect(measure, [measure, rows]);
  return measure;
}

interface GameRowProps extends Pick<WindowedRowsProps, 'games' | 'tiles' | 'total'> {
  /** Index of its first game in the list; the pictures of the row at 0 load with the page. */
  start: number;
}

/** One row of the grid; renders again only if its games or the shared tile props change. */
export const GameRow = /* @__PURE__ */ memo(function GameRow({
  games,
  tiles,
  start,
  total,
}: GameRowProps) {
  const { setup, favourites } = tiles;
  return (
    <TileGrid row>
      {games.map((game, index) => (
        <GameTile
          key={game.nodeId}
          game={game}
          favourite={favourites?.has(game.nodeId) ?? false}
          setup={setup}
          loading={start === 0 ? loadingInFirstRow(index) : 'lazy'}
          aria-posinset={start + index + 1}
          aria-setsize={total}
        />
      ))}
    </TileGrid>
  );
}, sameRow);

/** The first picture of the list is the largest contentful paint. */
const loadingInFirstRow = (index: number) => (index === 0 ? 'priority' : 'eager');

function sameRow(before: GameRowProps, now: GameRowProps): boolean {
  return (
    before.tiles === now.tiles &&
    before.start === now.start &&
    before.total === now.total &&
    sameGames(before.games, now.games)
  );
}

/** Whether two rows have the same games: appending pages creates new arrays of the same games. */
export function sameGames(one: readonly Game[], other: readonly Game[]): boolean {
  return one.length === other.length && one.every((game, index) => game === other[index]);
}
