import { FailedLine } from '@lobby/ui-kit';
import { useRef, type ReactNode } from 'react';
import styles from './list.module.css';
import { useFocusOfNext } from './use-focus-of-next';

interface ListEndProps {
  /** The next page failed to load. */
  failed: boolean;
  failedText: string;
  /** The next page is loading; `skeleton` is shown. */
  pending: boolean;
  skeleton: ReactNode;
  /** A retry is in progress. */
  busy: boolean;
  onRetry(): void;
}

/** End of a paged list: loading, failed with "Try again", or nothing. Render it right after the list. */
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
