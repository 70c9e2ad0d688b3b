import { useLabels } from '@lobby/i18n';
import { PullToRefresh, toast } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { ListState } from './list-state';
import styles from './list-state.module.css';

interface ListPageProps {
  /** The query of the list. */
  query: {
    data: unknown;
    isLoadingError: boolean;
    isFetching: boolean;
    refetch(): Promise<{ isError: boolean }>;
  };
  /** The list, once there is one; empty or not. */
  children: ReactNode;
}

/** The page of a list that is fetched again when it is pulled down (D1 §4). */
export function ListPage({ query, children }: ListPageProps) {
  const t = useLabels('account');
  const refresh = async () => {
    const { isError } = await query.refetch();
    if (isError) toast.error(t('refresh.failed'));
  };
  const labels = {
    refresh: t('refresh.action'),
    pulling: t('refresh.pulling'),
    ready: t('refresh.ready'),
    busy: t('refresh.busy'),
  };
  return (
    <ListState
      pending={query.data === undefined}
      failed={query.isLoadingError}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <PullToRefresh labels={labels} onRefresh={refresh}>
        <div className={styles.list}>{children}</div>
      </PullToRefresh>
    </ListState>
  );
}
