import { PullToRefresh, toast } from '@lobby/ui-kit';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadState } from './load-state';
import styles from './list.module.css';

interface ListPageProps {
  /** Query of the list: any result of TanStack Query. */
  query: {
    data: unknown;
    isLoadingError: boolean;
    isFetching: boolean;
    refetch(): Promise<{ isError: boolean }>;
  };
  /** The loaded list, or its empty state. */
  children: ReactNode;
}

/** A list with loading and failed states and pull to refresh (D1 §4). */
export function ListPage({ query, children }: ListPageProps) {
  const { t } = useTranslation('forms');
  const refresh = async () => {
    const { isError } = await query.refetch();
    if (isError) toast.error(t('refresh.failed'));
  };
  return (
    <LoadState
      pending={query.data === undefined}
      failed={query.isLoadingError}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <div className={styles.page}>
        <PullToRefresh onRefresh={refresh}>
          <div className={styles.list}>{children}</div>
        </PullToRefresh>
      </div>
    </LoadState>
  );
}
