import { currentBrand } from '@lobby/session';
import { rootTextPx, tileColumns, useHydrating, USUAL_ROOT_PX } from '@lobby/ui-kit';
import { memo, Suspense, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createRotationMemory } from './use-scroll-restoration';
import { WindowedRows, type WindowedRowsProps } from './windowed-rows';

/**
 * Viewport width that pages are published for, px; viewports with other columns hide the grid
 * (`tools/vite/brand-app.ts`).
 */
const PUBLISHED_PX = 390;

interface GameGridProps extends Omit<WindowedRowsProps, 'columns' | 'rowHeight' | 'turned'> {
  /** Width of the grid in a published page, px; default: the page's width. */
  publishedPx?: number | undefined;
}

/** Virtualized grid of games; renders again only if its games or the shared tile props change. */
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
        // Remount when the number of columns changes: measured row heights become invalid. The Suspense boundary
        // hydrates separately.
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
  /** Root font size, px. */
  root: number;
}

/**
 * Width of an element and the root font size, measured before the first paint and on resize.
 * @param hydratedPx Width in the published page, px; 0 if not hydrating.
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
    // The observer measures soon after; setting state here would render within the hydration task.
    if (!hydrates) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [hydrates]);
  return [element, size];
}
