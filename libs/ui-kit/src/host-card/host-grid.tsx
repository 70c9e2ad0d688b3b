import type { ReactNode } from 'react';
import { Shimmer } from '../skeleton/skeleton';
import styles from './host-grid.module.css';

/** Two or more columns of host cards. */
export function HostGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** A row of host cards that scrolls horizontally; the next card is partly visible. */
export function HostRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

const blocks = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.block}>
      <i />
      <div className={styles.lines}>
        <i />
        <i />
      </div>
    </div>
  ));

interface HostSkeletonProps {
  /** Announced to assistive technology. Default: "Loading". */
  label?: string | undefined;
}

/** Placeholder of a HostGrid. */
export function HostGridSkeleton({ label }: HostSkeletonProps) {
  return (
    <Shimmer label={label}>
      <div className={styles.grid}>{blocks(6)}</div>
    </Shimmer>
  );
}

/** Placeholder of a HostRow. */
export function HostRowSkeleton({ label }: HostSkeletonProps) {
  return (
    <Shimmer label={label}>
      <div className={styles.row}>{blocks(3)}</div>
    </Shimmer>
  );
}
