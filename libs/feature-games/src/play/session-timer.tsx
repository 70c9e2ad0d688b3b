import { formatDuration } from '@lobby/i18n';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlayStart } from './play-visit';
import styles from './strip.module.css';

const TICK_MS = 1000;

/** Time in games of this visit to the site; the only part that renders every second. */
export function SessionTimer() {
  const { t } = useTranslation('games-play');
  const labelId = useId();
  const startedAt = usePlayStart();
  const [now, setNow] = useState(Date.now);

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.stat}>
      <span id={labelId}>{t('play.time')}</span>
      <b role="timer" aria-labelledby={labelId}>
        {formatDuration(now - startedAt)}
      </b>
    </div>
  );
}
