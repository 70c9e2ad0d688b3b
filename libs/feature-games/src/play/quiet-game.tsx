import { Button } from '@lobby/ui-kit';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './play.module.css';

/** Milliseconds after which a game that says nothing may have failed: a frame tells its page no error. */
const QUIET_MS = 4_000;

/** A line over a loaded frame that has said nothing: offers to open the game again. Goes when the game is touched. */
export function QuietGame({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('games-play');
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET_MS);
    // The focus left the page for the frame.
    const hide = () => {
      clearTimeout(timer);
      setShown(false);
    };
    addEventListener('blur', hide);
    return () => {
      clearTimeout(timer);
      removeEventListener('blur', hide);
    };
  }, []);
  return (
    <div role="status">
      {shown && (
        <div className={styles.quiet}>
          <span>{t('play.nothing')}</span>
          <Button variant="plain" onClick={onRetry}>
            {t('play.again')}
          </Button>
        </div>
      )}
    </div>
  );
}
