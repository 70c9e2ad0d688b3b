import { useErrorText } from '@lobby/i18n';
import { FailedState, Shimmer, Skeleton } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import styles from './list.module.css';

interface ListStateProps {
  /** Nothing to show yet. */
  pending: boolean;
  /** The first load failed; content of an earlier load stays. */
  failed: boolean;
  /** A load or retry is in progress. */
  busy: boolean;
  onRetry(): void;
  /** Shown while pending. Default: a page of cards. */
  skeleton?: ReactNode;
  /** Heading of the failure. Default: "Couldn’t load this". */
  failedTitle?: string;
  /** Why it failed; its text is shown below the heading. */
  error?: unknown;
  /** The list, loaded: with rows or its empty state. */
  children: ReactNode;
}

/** A list in one of its states: loading, failed with "Try again", or loaded. */
export function ListState(props: ListStateProps) {
  const { pending, failed, busy, onRetry, failedTitle, error, children } = props;
  const reason = useErrorText(failed && error ? error : null);
  if (failed) {
    return <FailedState title={failedTitle} text={reason} onRetry={onRetry} busy={busy} />;
  }
  return pending ? (props.skeleton ?? <CardsSkeleton />) : children;
}

const CARDS = [1, 2, 3, 4];

function CardsSkeleton() {
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
