import { FailedLine } from '@lobby/ui-kit';
import { useRef, type ReactNode } from 'react';
import styles from './list.module.css';
import { useFocusOfNext } from './use-focus-of-next';

interface ListEndProps {
  /** The next page did not load. */
  failed: boolean;
  failedText: string;
  /** The next page is expected; `skeleton` is shown. */
  pending: boolean;
  skeleton: ReactNode;
  /** A retry is in progress. */
  busy: boolean;
  onRetry(): void;
}

/** The end of a paged list, right after it: loading, failed with "Try again", or nothing. */
export function ListEnd({ failed, failedText, pending, skeleton, busy, onRetry }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  useFocusOfNext(end, busy);
  return (
    <div ref={end} className={styles.end}>
      {failed && <FailedLine text={failedText} onRetry={onRetry} busy={busy} />}
      {!failed && pending && skeleton}
    </div>
  );
}
