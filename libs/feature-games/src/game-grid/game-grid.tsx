import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns, useHydrating, USUAL_ROOT_PX } from '@lobby/ui-kit';
import { memo, Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createRotationMemory } from './use-scroll-restoration';
import { WindowedRows, type WindowedRowsProps } from './windowed-rows';

/** Width that pages are published for; where another has other columns, they do not stand (`tools/vite/brand-app.ts`). */
const PUBLISHED_PX = 390;

interface GameGridProps extends Omit<WindowedRowsProps, 'columns' | 'rowHeight' | 'turned'> {
  /** Width of the grid in a published page, px; default: that of the page. */
  publishedPx?: number | undefined;
}

/** A virtualized grid of games; renders again only when its games or what its tiles share change. */
export const GameGrid = /* @__PURE__ */ memo(function GameGrid({
  publishedPx = PUBLISHED_PX,
  ...props
}: GameGridProps) {
  const [element, { width, root }] = useGridSize<HTMLDivElement>(useHydrating() ? publishedPx : 0);
  const { columns, rowHeight } = tileColumns(width, currentBrand().layout.tile, root);
  const [turned] = useState(createRotationMemory);
  return (
    <div ref={element}>
      {width > 0 && (
        // Remounts when the number of columns changes: measured row heights are no longer valid.
        // A page that is hydrated takes them up in tasks of their own.
        <Suspense key={columns} fallback={null}>
          <WindowedRows {...props} columns={columns} rowHeight={rowHeight} turned={turned} />
        </Suspense>
      )}
    </div>
  );
});

interface GridSize {
  /** Pixels; 0 until measured. */
  width: number;
  /** Text size of the root, px. */
  root: number;
}

/**
 * Width of an element and the root's text size, measured before the first paint and on resize.
 * @param hydratedPx Width in the published page that is hydrated, px; 0 if none is.
 */
function useGridSize<E extends HTMLElement>(hydratedPx: number): [RefObject<E | null>, GridSize] {
  const element = useRef<E>(null);
  const [size, setSize] = useState<GridSize>({ width: hydratedPx, root: USUAL_ROOT_PX });
  const [hydrates] = useState(hydratedPx > 0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => {
      const [width, root] = [measured.offsetWidth, rootTextPx()];
      setSize((last) => (last.width === width && last.root === root ? last : { width, root }));
    };
    // The observer measures soon after; a state set here would be rendered in the task of the hydration.
    if (!hydrates) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [hydrates]);
  return [element, size];
}
