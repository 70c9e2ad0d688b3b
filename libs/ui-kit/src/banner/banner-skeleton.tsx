import { Shimmer, Skeleton } from '../skeleton/skeleton';
import styles from './banner.module.css';

/** Placeholder of a Banner, in the brand's shape. */
export function BannerSkeleton() {
  return (
    <Shimmer>
      <div className={styles.banner}>
        <span className={styles.skeleton}>
          <b>
            <Skeleton width="60%" height="20px" />
            <Skeleton width="90%" height="12px" />
          </b>
        </span>
      </div>
    </Shimmer>
  );
}
