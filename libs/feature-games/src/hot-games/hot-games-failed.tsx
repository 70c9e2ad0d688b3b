import { Button } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import styles from './hot-games.module.css';

interface HotGamesFailedProps {
  busy: boolean;
  onRetry(): void;
}

/** What stands in the place of the row when it did not load: small, Home has more to show. */
export function HotGamesFailed({ busy, onRetry }: HotGamesFailedProps) {
  const { t } = useTranslation(['games', 'common']);
  return (
    <div className={styles.failed} role="alert">
      <p>{t('games:hot.failed')}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}
