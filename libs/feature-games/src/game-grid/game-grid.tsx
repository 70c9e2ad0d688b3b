import { currentBrand } from '@lobby/session';
import { tileColumns, useHydrating } from '@lobby/ui-kit';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { WindowedRows, type WindowedRowsProps } from './windowed-rows';

/** Width that pages are published for; where another has other columns, they do not stand (`tools/vite/brand-app.ts`). */
const PUBLISHED_PX = 390;

/** A virtualized grid of games. */
export function GameGrid(props: Omit<WindowedRowsProps, 'columns' | 'rowHeight'>) {
  const [element, measured] = useWidth<HTMLDivElement>();
  const hydrating = useHydrating();
  const width = measured === 0 && hydrating ? PUBLISHED_PX : measured;
  const { columns, rowHeight } = tileColumns(width, currentBrand().layout.tile);
  return (
    <div ref={element}>
      {width > 0 && (
        // Remounts when the number of columns changes: measured row heights are no longer valid.
        <WindowedRows key={columns} {...props} columns={columns} rowHeight={rowHeight} />
      )}
    </div>
  );
}

/** Width of an element in pixels, measured before the first paint and on resize; 0 until measured. */
function useWidth<E extends HTMLElement>(): [RefObject<E | null>, number] {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(measured.offsetWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}
