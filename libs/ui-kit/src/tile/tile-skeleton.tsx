import { Shimmer } from '../skeleton/skeleton';
import styles from './tile-grid.module.css';

/** Tiles per row of the widest column in the brand with the smallest tiles. */
const MAX_COLUMNS = 5;

interface TileGridSkeletonProps {
  rows?: number | undefined;
  /** Announced to assistive technology. Default: "Loading". */
  label?: string | undefined;
}

function blocks(count: number) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.block}>
      <i />
      <b />
      <div className={styles.lines}>
        <i />
        <i />
      </div>
    </div>
  ));
}

/** Placeholder of a tile grid, in the brand's tile shape. */
export function TileGridSkeleton({ rows = 4, label }: TileGridSkeletonProps) {
  return (
    <Shimmer label={label}>
      <div
        className={`${styles.grid} ${styles.skeleton}`}
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
      >
        {blocks(rows * MAX_COLUMNS)}
      </div>
    </Shimmer>
  );
}

/** Placeholder of a TileRow. */
export function TileRowSkeleton({ label }: Pick<TileGridSkeletonProps, 'label'>) {
  return (
    <Shimmer label={label}>
      <div className={styles.scroller}>{blocks(MAX_COLUMNS)}</div>
    </Shimmer>
  );
}
