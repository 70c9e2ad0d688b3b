import { useErrorText } from '@lobby/i18n';
import { FailedState, focusInPlace, VisuallyHidden } from '@lobby/ui-kit';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardsSkeleton } from './cards-skeleton';

interface LoadStateProps {
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
  /** The failure; its text is shown below the heading. */
  error?: unknown;
  /** The loaded content, or its empty state. */
  children: ReactNode;
}

interface Retry {
  step: 'none' | 'pressed' | 'waiting' | 'over';
  /** Number of ended retries. */
  ended: number;
  /** Text of the previous failure. */
  reason?: string | undefined;
}

/** State of a retry by the user; keeps the failure's text, which a query without data drops during a retry. */
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
    /** The focus moved on: the failure need not stay to hold it. */
    leave: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) setRetry({ step: 'none', ended });
    },
  };
}

/**
 * Loading, failed with "Try again", or loaded. The failed state stays during a retry; afterwards the focus moves to the
 * loaded content. For one query: `QueryState`.
 */
export function LoadState(props: LoadStateProps) {
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
