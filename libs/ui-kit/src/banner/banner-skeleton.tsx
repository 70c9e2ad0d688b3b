import { Shimmer, Skeleton } from '../skeleton/skeleton';
import { bannerClass } from './banner-class';
import styles from './banner.module.css';

/** Placeholder of a Banner, in its shape. */
export function BannerSkeleton({ compact }: { compact?: boolean | undefined }) {
  return (
    <Shimmer>
      <div className={bannerClass(compact)}>
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
