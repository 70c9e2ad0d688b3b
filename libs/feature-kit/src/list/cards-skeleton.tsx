import { Shimmer, Skeleton } from '@lobby/ui-kit';
import styles from './list.module.css';

const CARDS = [1, 2, 3, 4];

/** Skeleton of a page of cards. */
export function CardsSkeleton() {
  return (
    <Shimmer>
      <div className={styles.page}>
        {CARDS.map((card) => (
          <div key={card} className={styles.card}>
            <Skeleton width="56%" height="16px" />
            <Skeleton width="28%" height="10px" />
            <Skeleton />
            <Skeleton width="74%" />
          </div>
        ))}
      </div>
    </Shimmer>
  );
}
