import type { ReactNode } from 'react';
import { LoadState } from './load-state';

/** Props of `QueryState` and `QueryPage`: a result of TanStack Query, and a renderer of its data. */
export interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    isLoadingError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** Shown while it loads. Default: a page of cards. */
  skeleton?: ReactNode;
  /** Heading of the failure. Default: "Couldn’t load this". */
  failedTitle?: string;
  /** Renders the loaded data. */
  children(data: Data): ReactNode;
}

/** One query: loading, failed with the reason, or loaded. */
export function QueryState<Data>({ query, children, ...looks }: QueryStateProps<Data>) {
  const { data, isLoadingError, error, isFetching, refetch } = query;
  return (
    <LoadState
      {...looks}
      pending={data === undefined}
      failed={isLoadingError}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {data !== undefined && children(data)}
    </LoadState>
  );
}
