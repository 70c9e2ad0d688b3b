import { useErrorText } from '@lobby/i18n';
import { FailedState, focusInPlace, Shimmer, Skeleton, VisuallyHidden } from '@lobby/ui-kit';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
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

interface Retry {
  step: 'none' | 'pressed' | 'waiting' | 'over';
  /** How many have ended. */
  ended: number;
  /** Why the load before failed. */
  reason?: string | undefined;
}

/** The retry that a person pressed. A query without data forgets its failure while it is tried again. */
function useRetry(loading: boolean, busy: boolean) {
  const [retry, setRetry] = useState<Retry>({ step: 'none', ended: 0 });
  const { step, ended } = retry;
  const waits = loading || busy;
  if (step === 'pressed' && waits) setRetry({ ...retry, step: 'waiting' });
  if (step === 'waiting' && !waits) setRetry({ step: 'over', ended: ended + 1 });
  if (step === 'over' && loading) setRetry({ ...retry, step: 'none' });
  return {
    ...retry,
    press: (reason: string | undefined) => setRetry({ step: 'pressed', ended, reason }),
    /** The person went on: the failure need not stay for the focus. */
    leave: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) setRetry({ step: 'none', ended });
    },
  };
}

/**
 * A list in one of its states: loading, failed with "Try again", or loaded. A failed one stays while it is tried again, and
 * then leaves the focus to what comes.
 */
export function ListState(props: ListStateProps) {
  const { pending, failed, busy, onRetry, failedTitle, error, children } = props;
  const { t } = useTranslation('common');
  const reason = useErrorText(failed && error ? error : null);
  const retry = useRetry(pending && !failed, busy);
  const waiting = retry.step === 'waiting';
  if (failed || (waiting && pending)) {
    return (
      // Remount after each retry, so that the alert is announced again.
      <div key={retry.ended} onBlur={retry.leave}>
        <FailedState
          title={failedTitle}
          text={failed ? reason : retry.reason}
          onRetry={() => {
            retry.press(reason);
            onRetry();
          }}
          busy={busy || waiting}
          focused={retry.step === 'over'}
        />
      </div>
    );
  }
  if (pending) return props.skeleton ?? <CardsSkeleton />;
  if (retry.step !== 'over') return children;
  return (
    <>
      <VisuallyHidden>
        <span ref={focusInPlace} tabIndex={-1}>
          {t('wait.loaded')}
        </span>
      </VisuallyHidden>
      {children}
    </>
  );
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
