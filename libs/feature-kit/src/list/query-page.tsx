import { useErrorText } from '@lobby/i18n';
import type { ReactNode } from 'react';
import { ListState } from './list-state';

interface QueryPageProps<Data> {
  query: {
    data: Data | undefined;
    isLoadingError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** The page, once its data is there. */
  children(data: Data): ReactNode;
}

/** The page of what one query brings: on its way, not arrived and why, or there. */
export function QueryPage<Data>({ query, children }: QueryPageProps<Data>) {
  const { data, isLoadingError, error, isFetching, refetch } = query;
  const reason = useErrorText(error);
  return (
    <ListState
      pending={data === undefined}
      failed={isLoadingError}
      reason={reason}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {data !== undefined && children(data)}
    </ListState>
  );
}
