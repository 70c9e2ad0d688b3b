import { FailedState, Shimmer, Skeleton } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './list-state.module.css';

interface ListStateProps {
  /** There is nothing to show yet. */
  pending: boolean;
  /** The first try failed; what was there before a later one stays. */
  failed: boolean;
  /** Why, where there is more to say than that it did not load. */
  reason?: string | undefined;
  /** Another try is under way. */
  busy: boolean;
  onRetry(): void;
  /** The list, once there is one; empty or not. */
  children: ReactNode;
}

const CARDS = [1, 2, 3, 4];

/** The page of a list: on its way, not arrived, or there. */
export function ListState({ pending, failed, reason, busy, onRetry, children }: ListStateProps) {
  if (failed) {
    return <FailedState text={reason} onRetry={onRetry} busy={busy} />;
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
