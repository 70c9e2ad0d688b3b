import { FailedLine } from '@lobby/ui-kit';
import type { ComponentProps } from 'react';

interface QueryFailedProps extends Pick<ComponentProps<typeof FailedLine>, 'text' | 'card'> {
  query: { isFetching: boolean; refetch(): unknown };
}

/** A failed query on a page whose other parts loaded: a line and a button that refetches. */
export function QueryFailed({ query: { isFetching, refetch }, ...looks }: QueryFailedProps) {
  return <FailedLine {...looks} busy={isFetching} onRetry={() => void refetch()} />;
}
