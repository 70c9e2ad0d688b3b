import { Skeleton, optionalLazy } from '@lobby/ui-kit';
import { Suspense } from 'react';
import { useHomeBoard } from './announcements.query';
import styles from './home.module.css';

const TickerLine = optionalLazy(() => import('./ticker-line'));

function TickerSkeleton() {
  return (
    <div className={styles.ticker}>
      <Skeleton width="100%" height="20px" />
    </div>
  );
}

/** Notices, one line at a time, linked to the announcements (D1 §2). */
export function TickerBlock() {
  const { data, isPending, isError } = useHomeBoard();
  if (isPending) return <TickerSkeleton />;
  return (
    <Suspense fallback={<TickerSkeleton />}>
      <TickerLine notices={data?.notices ?? []} failed={isError && !data} />
    </Suspense>
  );
}
