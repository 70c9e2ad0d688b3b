import { ListEnd } from '@lobby/feature-kit';
import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './claims.module.css';

interface Page {
  page: number;
  totalPages: number;
  list: readonly unknown[];
}

/** Number of the page after one; undefined after the last, and after an empty one, whatever the platform counts. */
export const nextPage = ({ page, totalPages, list }: Page): number | undefined =>
  page < totalPages && list.length > 0 ? page + 1 : undefined;

interface MoreProps {
  /** Result of an infinite query. */
  pages: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** Shows further rows of a list; nothing after the last. */
export function More({ pages }: MoreProps) {
  const { t } = useTranslation('member-rewards');
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = pages;
  const load = () => void fetchNextPage();
  return (
    <ListEnd
      failed={isFetchNextPageError}
      failedText={t('list.moreFailed')}
      pending={hasNextPage}
      busy={isFetchingNextPage}
      onRetry={load}
      skeleton={
        <div className={styles.more}>
          <Button variant="secondary" busy={isFetchingNextPage} onClick={load}>
            {t('list.more')}
          </Button>
        </div>
      }
    />
  );
}
