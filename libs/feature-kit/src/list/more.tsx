import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ListEnd } from './list-end';
import type { NextPages } from './next-page';
import styles from './list.module.css';

interface MoreProps {
  /** Result of an infinite query. */
  pages: NextPages;
}

/** Button below a list that loads the next page; "Try again" after a failure, nothing after the last page. */
export function More({ pages }: MoreProps) {
  const { t } = useTranslation('forms');
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
