import { FailedState, Shimmer, Skeleton } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './list-state.module.css';

interface ListStateProps {
  /** No data yet: shows skeletons. */
  pending: boolean;
  /** The first load failed; failed refreshes keep the list. */
  failed: boolean;
  /** A retry is in progress. */
  busy: boolean;
  onRetry(): void;
  /** The loaded list, or its empty state. */
  children: ReactNode;
}

const CARDS = [1, 2, 3, 4];

/** A list, its skeleton or its failed state. */
export function ListState({ pending, failed, busy, onRetry, children }: ListStateProps) {
  if (failed) {
    return <FailedState onRetry={onRetry} busy={busy} />;
  }
  if (!pending) return <div className={styles.page}>{children}</div>;
  return (
    <Shimmer>
      <div className={styles.page}>
        {CARDS.map((card) => (
          <Skeleton key={card} height="96px" radius="var(--radius-card)" />
        ))}
      </div>
    </Shimmer>
  );
}
