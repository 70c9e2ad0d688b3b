import { Shimmer } from '../skeleton/shimmer';
import styles from './tile-grid.module.css';

/** The widest column of the app holds this many tiles of the smallest brand. */
const MOST_COLUMNS = 5;

interface TileGridSkeletonProps {
  rows?: number | undefined;
  /** What is loading, for assistive technology. */
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

/** A grid of tiles on its way, in the brand's own tile shape. */
export function TileGridSkeleton({ rows = 4, label }: TileGridSkeletonProps) {
  return (
    <Shimmer label={label}>
      <div
        className={`${styles.grid} ${styles.skeleton}`}
        style={{ gridTemplateRows: `repeat(${rows}, auto)` }}
      >
        {blocks(rows * MOST_COLUMNS)}
      </div>
    </Shimmer>
  );
}

/** A sideways row of tiles on its way. */
export function TileRowSkeleton({ label }: Pick<TileGridSkeletonProps, 'label'>) {
  return (
    <Shimmer label={label}>
      <div className={styles.scroller}>{blocks(MOST_COLUMNS)}</div>
    </Shimmer>
  );
}
