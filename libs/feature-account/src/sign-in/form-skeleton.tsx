import { Shimmer, Skeleton } from '@lobby/ui-kit';
import styles from './sign-in.module.css';

const FIELDS = ['user name', 'password', 'confirmation', 'invitation'] as const;

/** Skeleton of a form while its rules or its code load. */
export function FormSkeleton() {
  return (
    <Shimmer>
      <div className={styles.form}>
        {FIELDS.map((field) => (
          <div key={field} className={styles.bone}>
            <Skeleton width="120px" height="14px" />
            <Skeleton height="52px" radius="var(--radius-control)" />
          </div>
        ))}
        <Skeleton height="52px" radius="var(--radius-control)" />
      </div>
    </Shimmer>
  );
}
