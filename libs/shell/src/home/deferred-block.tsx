import { useIdle } from '@lobby/feature-kit';
import { Skeleton, TileRowSkeleton } from '@lobby/ui-kit';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useKeptHeight } from './kept-height';
import styles from './home.module.css';
import { useHomeBoard } from './announcements.query';

/** Pixels of a slot that may be in view before it loads: behind the bottom bar, and the edge of a heading. */
const PEEK_PX = 160;

interface DeferredBlockProps {
  /** Name of the block; unique on the page. */
  name: string;
  /** Rows of skeleton tiles until the block's code is loaded. Default: none. */
  rows?: number | undefined;
  children: ReactNode;
}

/** Skeleton of rows with a head and tiles while a block's code loads. */
function RowsSkeleton({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <div key={row}>
      <div className={styles.headSkeleton}>
        <Skeleton width="40%" height="20px" />
      </div>
      <TileRowSkeleton />
    </div>
  ));
}

/**
 * Slot of a block below the first view, which loads when the page is idle and the slot is in view or the page is
 * scrolled. After back navigation it is there at once with its last height.
 */
export function DeferredBlock({ name, rows = 0, children }: DeferredBlockProps) {
  const place = useRef<HTMLDivElement>(null);
  const quiet = useIdle(!useHomeBoard().isPending);
  const kept = useKeptHeight(name, place);
  const [wanted, setWanted] = useState(kept !== undefined);
  useEffect(() => {
    if (!quiet) return;
    const want = () => setWanted(true);
    const { top } = place.current?.getBoundingClientRect() ?? { top: 0 };
    if (scrollY > 0 || top + PEEK_PX < innerHeight) want();
    addEventListener('scroll', want, { once: true, passive: true });
    return () => removeEventListener('scroll', want);
  }, [quiet]);
  return (
    <div ref={place} className={styles.late} style={{ minBlockSize: quiet ? undefined : kept }}>
      {wanted && <Suspense fallback={<RowsSkeleton rows={rows} />}>{children}</Suspense>}
    </div>
  );
}
