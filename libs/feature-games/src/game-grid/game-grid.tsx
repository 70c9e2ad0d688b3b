import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns, useHydrating } from '@lobby/ui-kit';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createTurnedPlace } from './use-scroll-restoration';
import { WindowedRows, type WindowedRowsProps } from './windowed-rows';

/** Width that pages are published for; where another has other columns, they do not stand (`tools/vite/brand-app.ts`). */
const PUBLISHED_PX = 390;

interface GameGridProps extends Omit<WindowedRowsProps, 'columns' | 'rowHeight' | 'turned'> {
  /** Width of the grid in a published page, px; default: that of the page. */
  publishedPx?: number | undefined;
}

/** A virtualized grid of games. */
export function GameGrid({ publishedPx = PUBLISHED_PX, ...props }: GameGridProps) {
  const hydrating = useHydrating();
  const [element, { width: measured, root }] = useRoom<HTMLDivElement>(publishedPx, hydrating);
  const width = measured === 0 && hydrating ? publishedPx : measured;
  const { columns, rowHeight } = tileColumns(width, currentBrand().layout.tile, root);
  const [turned] = useState(createTurnedPlace);
  return (
    <div ref={element}>
      {width > 0 && (
        // Remounts when the number of columns changes: measured row heights are no longer valid.
        <WindowedRows
          key={columns}
          {...props}
          columns={columns}
          rowHeight={rowHeight}
          turned={turned}
        />
      )}
    </div>
  );
}

interface Room {
  /** Pixels; 0 until measured. */
  width: number;
  root: number | undefined;
}

/** Rooms measured last, by the published width of their grids and the window's width. */
const measuredRooms = new Map<string, Room>();

const roomKey = (publishedPx: number) => `${publishedPx} ${window.innerWidth}`;

/**
 * Width of an element and the root's text size, before the first paint and on resize. A grid like one that was measured
 * before begins with its room: measuring would lay the page out once more before the first rows.
 */
function useRoom<E extends HTMLElement>(
  publishedPx: number,
  hydrating: boolean,
): [RefObject<E | null>, Room] {
  const element = useRef<E>(null);
  const [known] = useState(() => (hydrating ? undefined : measuredRooms.get(roomKey(publishedPx))));
  const [room, setRoom] = useState<Room>(known ?? { width: 0, root: undefined });
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const [width, root] = [measured.offsetWidth, rootTextPx()];
      measuredRooms.set(roomKey(publishedPx), { width, root });
      setRoom((last) => (last.width === width && last.root === root ? last : { width, root }));
    };
    if (!known) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [known, publishedPx]);
  return [element, room];
}
