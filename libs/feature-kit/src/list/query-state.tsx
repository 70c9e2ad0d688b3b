import type { ReactNode } from 'react';
import { ListState } from './list-state';

/** Props of `QueryState` and `QueryPage`: a query of TanStack, and what renders its data. */
export interface QueryStateProps<Data> {
  query: {
    data: Data | undefined;
    isLoadingError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** Renders the loaded data. */
  children(data: Data): ReactNode;
}

/** One query: loading, failed with the reason, or loaded. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const { data, isLoadingError, error, isFetching, refetch } = query;
  return (
    <ListState
      pending={data === undefined}
      failed={isLoadingError}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {data !== undefined && children(data)}
    </ListState>
  );
}
