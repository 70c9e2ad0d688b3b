import { useLabels } from '@lobby/i18n';
import { Shimmer, Skeleton } from '@lobby/ui-kit';
import styles from './entry.module.css';

const FIELDS = ['user name', 'password', 'confirmation', 'invitation'] as const;

/** The shape of the form while its rules are on their way. */
export function FormSkeleton() {
  const t = useLabels('common');
  return (
    <Shimmer label={t('wait.loading')}>
      <div className={styles.form}>
        {FIELDS.map((field) => (
          <div key={field} className={styles.bone}>
            <Skeleton width="120px" height="14px" />
            <Skeleton height="52px" radius="var(--r-control)" />
          </div>
        ))}
        <Skeleton height="52px" radius="var(--r-control)" />
      </div>
    </Shimmer>
  );
}
