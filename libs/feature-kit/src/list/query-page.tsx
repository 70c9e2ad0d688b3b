import type { ReactNode } from 'react';
import { ListState } from './list-state';
import styles from './list.module.css';

interface QueryPageProps<Data> {
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

/** The page of one query: loading, failed with the reason, or loaded. */
export function QueryPage<Data>({ query, children }: QueryPageProps<Data>) {
  const { data, isLoadingError, error, isFetching, refetch } = query;
  return (
    <ListState
      pending={data === undefined}
      failed={isLoadingError}
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      <div className={styles.page}>{data !== undefined && children(data)}</div>
    </ListState>
  );
}
