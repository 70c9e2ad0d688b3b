import type { Game } from '@lobby/api-client';
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type RefObject,
} from 'react';
import { useHydrating } from '@lobby/ui-kit';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import { GameRow } from './game-row';
import { savedHeights } from './scroll-memory';
import type { TileSetup } from './use-tile-setup';
import { useScrollRestoration, type RotationMemory } from './use-scroll-restoration';

export interface WindowedRowsProps {
  games: readonly Game[];
  favourites: ReadonlySet<string> | undefined;
  setup: TileSetup;
  columns: number;
  /** Pixels; exact or estimated (see `tileColumns`). */
  rowHeight: number;
  /** Where other columns stood. */
  turned: RotationMemory;
  /** Called with whether the end of the rows is near the viewport. Measuring costs a layout: leave it out while typing. */
  onNearEnd: ((near: boolean) => void) | undefined;
  /** Key of the saved scroll position. */
  address: string;
  /** Pixels to scroll to once the list is long enough; 0 for none. */
  restoreTo: number;
}

/** Pixels rendered beyond the viewport on each side: enough for a fling, few enough for a slow phone. */
const BUFFER_PX = 160;
/** Rows in a published page: those of the first view. */
const PUBLISHED_ROWS = 4;
/** Distance in pixels from the viewport to the end of the rows that counts as near (D2 §9). */
const NEAR_END_PX = 300;

/** The rows of a grid of known width, windowed by the page's scroll. */
export function WindowedRows(props: WindowedRowsProps) {
  const { games, favourites, setup, columns, rowHeight, address, restoreTo, turned, onNearEnd } =
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
    <div ref={element}>
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
          <GameRow
            key={index}
            games={row}
            favourites={favourites}
            setup={setup}
            first={index === 0}
          />
        )}
      </WindowVirtualizer>
    </div>
  );
}

/**
 * Shows the game in the middle of the view there again when the number of columns changes. Returns a function to call on
 * scroll; scrolls that a turn of the phone causes are not counted.
 */
function useTurnedPlace(
  handle: RefObject<WindowVirtualizerHandle | null>,
  turned: RotationMemory,
  columns: number,
): () => void {
  const [width] = useState(() => globalThis.innerWidth);
  useLayoutEffect(() => {
    const { game, columns: before } = turned.read();
    if (game > 0 && before !== columns)
      handle.current?.scrollToIndex(Math.floor(game / columns), { align: 'center' });
    turned.note({ columns });
  }, [handle, turned, columns]);
  return useCallback(() => {
    const rows = handle.current;
    if (!rows || innerWidth !== width) return;
    const middle = rows.findItemIndex(rows.scrollOffset + rows.viewportSize / 2);
    turned.note({ game: rows.scrollOffset > 0 ? middle * columns : 0 });
  }, [handle, turned, columns, width]);
}

/** Splits games into rows of `columns`; the last may be short. */
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
