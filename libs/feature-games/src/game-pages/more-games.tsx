import { Button, TileGridSkeleton } from '@lobby/ui-kit';
import { useTranslation } from 'react-i18next';
import type { ListEnd } from './list-status';
import styles from './more-games.module.css';

interface MoreGamesProps {
  end: ListEnd;
  busy: boolean;
  onRetry(): void;
}

/** The end of a list: more on its way, or a retry beside what is shown. */
export function MoreGames({ end, busy, onRetry }: MoreGamesProps) {
  const { t } = useTranslation(['games', 'common']);
  if (end === 'none') return null;
  if (end === 'loading') return <TileGridSkeleton rows={1} label={t('games:more.loading')} />;
  return (
    <div className={styles.failed} role="alert">
      <p>{t('games:more.failed')}</p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {t('common:action.retry')}
      </Button>
    </div>
  );
}
