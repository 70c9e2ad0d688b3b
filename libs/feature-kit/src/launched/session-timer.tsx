import { formatDuration } from '@lobby/i18n';
import { useEffect, useId, useState } from 'react';
import styles from './strip.module.css';
import { useVisitStart } from './visit-time';

const TICK_MS = 1000;

/** Time spent in games and rooms during this visit to the site; the only component that renders every second. */
export function SessionTimer({ label }: { label: string }) {
  const labelId = useId();
  const startedAt = useVisitStart();
  const [now, setNow] = useState(() => performance.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className={styles.stat}>
      <span id={labelId}>{label}</span>
      <b role="timer" aria-labelledby={labelId}>
        {formatDuration(now - startedAt)}
      </b>
    </div>
  );
}
