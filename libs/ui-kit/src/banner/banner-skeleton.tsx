import { Shimmer } from '../skeleton/shimmer';
import { Skeleton } from '../skeleton/skeleton';
import styles from './banner.module.css';

/** A banner on its way, in the brand's banner shape. */
export function BannerSkeleton({ label }: { label?: string | undefined }) {
  return (
    <Shimmer label={label}>
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
