import { useMemo, useRef, useState } from 'react';
import { WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua';
import type { GameGridProps } from './game-grid';
import { GameRow } from './game-row';
import { toRows } from './rows';
import { keptHeights } from './scroll-memory';
import { useScrollRestoration } from './use-kept-place';
import { useNearEnd } from './use-near-end';

interface WindowedRowsProps extends GameGridProps {
  columns: number;
  /** Pixels; exact or the usual height (see `tileColumns`). */
  rowHeight: number;
}

/** Rows whose pictures are fetched first: those of the first view. */
const PRIORITY_ROWS = 2;
/** Pixels drawn beyond the view on each side: enough for a fling, few enough for a slow phone. */
const BUFFER_PX = 160;

/** The rows of a grid of known width. */
export function WindowedRows(props: WindowedRowsProps) {
  const { games, favourites, setup, columns, rowHeight, address, restoreTo, onNearEnd } = props;
  const element = useRef<HTMLDivElement>(null);
  const handle = useRef<WindowVirtualizerHandle>(null);
  const rows = useMemo(() => toRows(games, columns), [games, columns]);
  const shape = { games: games.length, columns };
  const [heights] = useState(() => (restoreTo > 0 ? keptHeights(address, shape) : undefined));
  const measureEnd = useNearEnd(element, rows.length, onNearEnd);
  const notePlace = useScrollRestoration({ address, handle, shape, restoreTo });
  const onScroll = () => {
    measureEnd();
    notePlace();
  };

  return (
    <div ref={element}>
      <WindowVirtualizer
        ref={handle}
        data={rows}
        itemSize={rowHeight}
        bufferSize={BUFFER_PX}
        {...(heights && { cache: heights })}
        onScroll={onScroll}
      >
        {(row, index) => (
          <GameRow
            key={index}
            games={row}
            favourites={favourites}
            setup={setup}
            priority={index < PRIORITY_ROWS}
          />
        )}
      </WindowVirtualizer>
    </div>
  );
}
