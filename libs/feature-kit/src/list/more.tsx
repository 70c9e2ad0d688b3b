import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import { ListEnd } from './list-end';
import styles from './list.module.css';
import { useNextPage, type RefetchedPages } from './use-next-page';

interface MoreProps {
  /** Result of an infinite query. */
  pages: RefetchedPages;
}

/** Button below a list that loads the next page; "Try again" after a failure, nothing after the last page. */
export function More({ pages }: MoreProps) {
  const { t } = useTranslation('forms');
  const { hasNextPage, isFetchNextPageError } = pages;
  const { busy, load } = useNextPage(pages);
  return (
    <ListEnd
      failed={isFetchNextPageError}
      failedText={t('list.moreFailed')}
      pending={hasNextPage}
      busy={busy}
      onRetry={load}
      skeleton={
        <div className={styles.more}>
          <Button variant="secondary" busy={busy} onClick={load}>
            {t('list.more')}
          </Button>
        </div>
      }
    />
  );
}
