import { FailedLine } from '@lobby/ui-kit';
import type { ReactNode } from 'react';

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

/** The end of a paged list: loading, failed with "Try again", or nothing. */
export function ListEnd({ failed, failedText, pending, skeleton, busy, onRetry }: ListEndProps) {
  if (failed) return <FailedLine text={failedText} onRetry={onRetry} busy={busy} />;
  return pending ? skeleton : null;
}
