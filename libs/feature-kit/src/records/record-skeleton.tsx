import { Card, Shimmer, Skeleton } from '@lobby/ui-kit';
import styles from './record.module.css';

/** Skeletons of rows. */
export function RowSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.cell}>
      <div className={styles.row}>
        <div className={styles.line}>
          <Skeleton width="44%" height="16px" />
          <Skeleton width="28%" height="16px" />
        </div>
        <div className={styles.line}>
          <Skeleton width="36%" />
          <Skeleton width="18%" />
        </div>
        <Skeleton width="72%" />
      </div>
    </div>
  ));
}

const ROWS = 5;

/** Skeleton of a record: totals and rows. */
export function RecordSkeleton() {
  return (
    <Shimmer>
      <div className={styles.page}>
        <Card>
          <div className={styles.totals}>
            <Skeleton width="32%" height="18px" />
            <Skeleton height="40px" />
          </div>
        </Card>
        <div>
          <RowSkeletons count={ROWS} />
        </div>
      </div>
    </Shimmer>
  );
}
